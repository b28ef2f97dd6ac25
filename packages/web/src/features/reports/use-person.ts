import { type Attendance, isPresent } from '@relish/shared/reports/choices.ts';
import type { Participation } from '@relish/shared/reports/report.ts';

import type { PersonHere } from './api.ts';
import { useRecordForm } from './record-context.ts';

/** Somebody who was not there has no mood to record. */
const ABSENT = { engagement: undefined, mood_before: null, mood_after: null };

/** One person in the record: what is said about them, and how to say it. */
export function usePerson(id: string) {
  const { values, people, changePerson, problems, isFull } = useRecordForm();
  const at = values.participations.findIndex(({ resident_id }) => resident_id === id);
  const said = values.participations[at];
  const person: PersonHere | undefined = people.get(id);
  if (!said || !person) throw new Error('This person is not in the record.');
  const nameOf = (field: keyof Participation) => `participations.${at}.${field}`;
  return {
    said,
    person,
    isFull,
    isHere: isPresent(said.attendance),
    hasProblem: Object.keys(problems).some((name) => name.startsWith(`participations.${at}.`)),
    change: (differences: Partial<Participation>) => changePerson(id, differences),
    attend: (attendance: Attendance) =>
      changePerson(id, {
        attendance,
        ...(!isPresent(attendance) && ABSENT),
        ...(attendance !== 'declined' && { decline_reason: null, alternative_offered: null }),
        ...(attendance !== 'left_early' && { minutes: null }),
      }),
    /** What ties a field to its name and to what is wrong with it. */
    field: (field: keyof Participation) => ({
      name: nameOf(field),
      errors: problems[nameOf(field)],
    }),
  };
}
