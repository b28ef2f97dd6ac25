import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { useCan } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import { useStaff } from '../../accounts/staff/api.ts';
import { useActivity } from '../../library/activities/api.ts';
import { useResident, useResidents } from '../../residents/residents/api.ts';
import type { ReportChoices } from './report-choices.ts';

/** Options of the filters and the names of chosen ids; the URL holds only ids. */
export function useFilterNames({ resident, author, activity }: ReportChoices) {
  const { data: here } = useResidents(false);
  const { data: team } = useStaff(true, useCan('staff.view'));
  const people = (here ?? []).map((each) => ({
    value: each.id,
    label: calledName(each),
    description: each.room ?? undefined,
  }));
  const authors = (team ?? []).map(({ id, first_name, last_name }) => ({
    value: id,
    label: `${first_name} ${last_name}`,
  }));
  const known = people.find(({ value }) => value === resident);
  // A former resident is not in the list and is loaded separately.
  const gone = useResident(here && !known ? resident : undefined);
  const chosen = useActivity(activity);
  return {
    people:
      gone.data === undefined
        ? people
        : [
            ...people,
            { value: gone.data.id, label: calledName(gone.data), description: undefined },
          ],
    authors,
    person: known?.label ?? (gone.data ? calledName(gone.data) : m.report_lists_one_person()),
    author: authors.find(({ value }) => value === author)?.label ?? m.report_lists_one_author(),
    activity: chosen.data?.title ?? m.report_lists_one_activity(),
  };
}

export type FilterNames = ReturnType<typeof useFilterNames>;
