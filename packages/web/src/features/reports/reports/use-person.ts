import { type Attendance, isPresent } from '@relish/shared/reports/reports/choices.ts';
import type { Participation } from '@relish/shared/reports/reports/report.ts';

import type { PersonHere } from './api.ts';
import { useRecordForm, useRecordValue } from './record-context.ts';

/** A resident who was absent has no mood to record. */
const ABSENT = { engagement: undefined, mood_before: null, mood_after: null };

type Field = keyof Participation;

/** The chosen fields of one participation, with a setter. */
export function usePerson<F extends Field = 'attendance'>(id: string, ...fields: F[]) {
  const { people, changePerson, problems, isFull } = useRecordForm();
  const found = useRecordValue(({ participations }) => {
    const at = participations.findIndex(({ resident_id }) => resident_id === id);
    const all = participations[at];
    const named: Field[] = ['attendance', ...fields];
    return all && { at, said: Object.fromEntries(named.map((field) => [field, all[field]])) };
  });
  const person: PersonHere | undefined = people.get(id);
  if (!found || !person) throw new Error('This person is not in the record.');
  const said = found.said as Pick<Participation, F | 'attendance'>;
  const findName = (field: Field) => `participations.${found.at}.${field}`;
  return {
    said,
    person,
    isFull,
    isHere: isPresent(said.attendance),
    hasProblem: Object.keys(problems).some((name) =>
      name.startsWith(`participations.${found.at}.`),
    ),
    change: (differences: Partial<Participation>) => changePerson(id, differences),
    attend: (attendance: Attendance) =>
      changePerson(id, {
        attendance,
        ...(!isPresent(attendance) && ABSENT),
        ...(attendance !== 'declined' && { decline_reason: null, alternative_offered: null }),
        ...(attendance !== 'left_early' && { minutes: null }),
      }),
    /** Name and errors of a field. */
    field: (field: Field) => ({
      name: findName(field),
      errors: problems[findName(field)],
    }),
  };
}
