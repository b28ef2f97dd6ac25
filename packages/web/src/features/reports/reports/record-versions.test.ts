import { expect, test } from 'vitest';

import { listChanges, merged } from '../../../forms/form-changes.ts';
import { SCONES } from '../../../testing/make-activity.ts';
import { makeBeginning } from '../../../testing/make-report.ts';
import { PEGGY, WILF } from '../../../testing/make-resident.ts';
import { emptyValues, newPerson, type RecordValues } from './record-values.ts';
import { fromComparable, listConflictFields, toComparable } from './record-versions.ts';

const STARTED: RecordValues = {
  ...emptyValues(SCONES),
  free_title: 'Tea',
  title: 'Tea',
  category: 'SOC',
  started_at: '2026-11-14T10:00:00.000Z',
  format: 'group',
  participations: [newPerson(PEGGY), newPerson(WILF)],
};
const version = (differences: Partial<RecordValues> = {}) =>
  toComparable({
    client_uuid: SCONES,
    begun_at: '2026-11-14T10:30:00.000Z',
    values: { ...STARTED, ...differences },
  });
const words = {
  people: new Map(makeBeginning().people.map((each) => [each.id, each])),
  moment: (at: string) => at,
  leader: ({ name }: { name: string | null }) => name ?? 'Somebody',
};

function compare(mine: Partial<RecordValues>, theirs: Partial<RecordValues>) {
  const versions = { base: version(), mine: version(mine), theirs: version(theirs) };
  const changes = listChanges(listConflictFields(versions.mine, versions.theirs, words), versions);
  const suggested = changes.map(({ field, suggested: side }) => ({ name: field.name, side }));
  return {
    shown: changes.map(({ field, suggested: side }) => [
      field.label(),
      field.words(versions.theirs),
      side,
    ]),
    values: fromComparable(merged(versions.mine, versions.theirs, suggested)),
  };
}

test('converts a record for comparison and back without loss', () => {
  expect(fromComparable(version())).toEqual(STARTED);
});

test('merges the activity and the place each as a whole', () => {
  const library = {
    activity_id: SCONES,
    title: 'Scones',
    free_title: null,
    category: 'FOO',
  } as const;
  const { shown, values } = compare(
    { note: 'Sunny' },
    { ...library, place: 'other', place_text: 'The shed' },
  );
  expect(shown).toEqual([
    [expect.any(String), 'Scones', 'theirs'],
    [expect.any(String), 'The shed', 'theirs'],
  ]);
  expect(values).toMatchObject({
    ...library,
    place: 'other',
    place_text: 'The shed',
    note: 'Sunny',
  });
});

test.each<[string, Partial<RecordValues>]>([
  ['cost', { cost_pence: 450 }],
  ['leaders', { led_by: [{ kind: 'external', id: null, name: 'A choir' }] }],
  ['helpers', { helpers: [{ kind: 'volunteer', id: null, name: 'Irene' }] }],
  ['evidence', { evidence: ['caring'] }],
  ['format', { format: 'drop_in' }],
  ['photos', { photos: [{ media_id: SCONES, resident_ids: [], agreed_ids: [], caption: null }] }],
])('lists and keeps a colleague’s change to the %s', (_what, theirs) => {
  const { shown, values } = compare({ note: 'Sunny' }, theirs);
  expect(shown).toHaveLength(1);
  expect(values).toMatchObject(theirs);
});

test('removes a resident whom a colleague removed, unless that resident was edited here', () => {
  const out = compare({}, { participations: [newPerson(PEGGY)] });
  expect(out.shown).toEqual([[expect.stringContaining('Wilf'), '', 'theirs']]);
  expect(out.values.participations.map(({ resident_id }) => resident_id)).toEqual([PEGGY]);
  const changed = { ...newPerson(WILF), note: 'Sang' };
  const kept = compare(
    { participations: [newPerson(PEGGY), changed] },
    { participations: [newPerson(PEGGY)] },
  );
  expect(kept.shown).toEqual([[expect.stringContaining('Wilf'), '', 'mine']]);
  expect(kept.values.participations).toEqual([newPerson(PEGGY), changed]);
});

test('merges changes to different fields of the same resident', () => {
  const { shown, values } = compare(
    { participations: [{ ...newPerson(PEGGY), mood_after: 5 }, newPerson(WILF)] },
    { participations: [{ ...newPerson(PEGGY), note: 'Sang' }, newPerson(WILF)] },
  );
  expect(shown).toEqual([[expect.stringContaining('Peggy'), 'Sang', 'theirs']]);
  expect(values.participations[0]).toMatchObject({ mood_after: 5, note: 'Sang' });
});
