import { calledName } from '@relish/shared/residents/called-name.ts';

import { useCan } from '../../session/use-session.ts';
import { m } from '../../words/m.ts';
import { useActivity } from '../activities/api.ts';
import { useResident, useResidents } from '../residents/api.ts';
import { useStaff } from '../staff/api.ts';
import type { ReportChoices } from './report-choices.ts';

/** Whom and what one can choose, and what is called how that was chosen. The address holds ids only. */
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
  // Somebody who has left is not in the list.
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
