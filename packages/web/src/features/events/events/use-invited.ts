import { livesHere } from '@relish/shared/residents/residents/status-machine.ts';

import { useCall } from '../../../api/hooks.ts';
import { useCan } from '../../../session/use-session.ts';
import { useResidents } from '../../residents/residents/api.ts';

/** Residents and groups that can be invited. */
export function useInvitable() {
  const mayInvite = useCan('residents.view');
  const residents = useResidents(false, mayInvite);
  const { data: groups = [] } = useCall('groups/list', {}, { enabled: mayInvite });
  const people = (residents.data ?? []).filter(({ status }) => livesHere(status));
  const here = new Set(people.map(({ id }) => id));
  return {
    mayInvite,
    isPending: residents.isPending,
    people,
    groups: groups.map(({ id, name, active, member_ids }) => ({
      id,
      name,
      active,
      member_ids: member_ids.filter((each) => here.has(each)),
    })),
  };
}

export type Invitable = ReturnType<typeof useInvitable>;

/** Everyone invited by name or as a member of a group, once each. */
export function listInvited(
  { people, groups }: Pick<Invitable, 'people' | 'groups'>,
  residentIds: readonly string[],
  groupIds: readonly string[],
): string[] {
  const members = groups
    .filter(({ id }) => groupIds.includes(id))
    .flatMap(({ member_ids }) => member_ids);
  const invited = new Set([...residentIds, ...members]);
  return people.map(({ id }) => id).filter((id) => invited.has(id));
}
