import { livesHere } from '@relish/shared/residents/residents/status-machine.ts';

import { useGroups } from '../../residents/groups/api.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { type Choice, PEOPLE_AT_MOST } from './choice-address.ts';

/** Residents and groups to choose from, and those the URL selects. */
export function usePeople({ residents: named, group }: Choice) {
  const residents = useResidents(false);
  const groups = useGroups();
  const people = residents.data?.filter(({ status }) => livesHere(status));
  const ids = new Set(people?.map(({ id }) => id));
  const here = (wanted: readonly string[]) => wanted.filter((id) => ids.has(id));
  const meant = groups.data?.find(({ id }) => id === group);
  const waiting = [residents, ...(named.length === 0 && group !== undefined ? [groups] : [])];
  return {
    people: people ?? [],
    groups: (groups.data ?? [])
      .filter(({ active }) => active)
      .map(({ id, name, member_ids }) => ({ id, name, member_ids: here(member_ids) }))
      .filter(({ member_ids }) => member_ids.length > 0),
    // Named residents are used immediately; a group must be loaded first.
    chosen:
      named.length > 0
        ? people
          ? here(named)
          : named
        : here(meant?.member_ids ?? []).slice(0, PEOPLE_AT_MOST),
    isPending: waiting.some(({ isPending }) => isPending),
    failed: waiting.filter(({ isError }) => isError),
  };
}

export type People = ReturnType<typeof usePeople>;
