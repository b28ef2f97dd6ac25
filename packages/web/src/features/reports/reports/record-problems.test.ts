import { expect, test } from 'vitest';

import { inFormOrder } from '../../../forms/form-problems.ts';
import { makeBeginning } from '../../../testing/make-report.ts';
import { PEGGY, WILF } from '../../../testing/make-resident.ts';
import { listRecordFields } from './record-problems.ts';

const people = new Map(makeBeginning().people.map((each) => [each.id, each]));
const problem = (name: string) => ({ name, message: `Wrong: ${name}` });

test('lists problems in form order, with the name of the resident concerned', () => {
  const listed = listRecordFields([PEGGY, WILF], people);
  const problems = [
    'cost_pence',
    'participations.1.engagement',
    'version',
    'photos.0.resident_ids',
    'started_at',
    'participations.0.note',
    'activity_id',
  ].map(problem);
  expect(inFormOrder(problems, listed).map(({ message }) => message)).toEqual([
    'Wrong: activity_id',
    'Wrong: started_at',
    'Peggy: Wrong: participations.0.note',
    'Wilf: Wrong: participations.1.engagement',
    'Wrong: photos.0.resident_ids',
    'Wrong: cost_pence',
  ]);
});

test('omits the name of an only resident, and finds the part of the form for each field', () => {
  const listed = listRecordFields([PEGGY], people);
  expect(inFormOrder([problem('participations.0.note')], listed)).toEqual([
    { name: 'participations.0.note', message: 'Wrong: participations.0.note' },
  ]);
  const findPart = (name: string) => listed.findField(name)?.part;
  expect(['category', 'participations', 'participations.0.note'].map(findPart)).toEqual([
    'what',
    'who',
    'how',
  ]);
});
