import type { InHome } from '../../../core/handler.ts';
import type { EventRow } from '../../events/events/public.ts';
import { listGroups } from '../../residents/groups/public.ts';
import { listLiving } from './queries.ts';

/** Who lives here and is invited by name or with a group, with two queries for any number of events. */
export async function readInvited({ db, carehomeId }: InHome, events: readonly EventRow[]) {
  const groups = await listGroups(db, carehomeId);
  const members = new Map(groups.map(({ id, member_ids }) => [id, member_ids]));
  const namedIn = ({ resident_ids, group_ids }: EventRow) => [
    ...new Set([...resident_ids, ...group_ids.flatMap((id) => members.get(id) ?? [])]),
  ];
  const residents = await listLiving(db, carehomeId, [...new Set(events.flatMap(namedIn))]);
  const living = new Set(residents.map(({ id }) => id));
  return {
    groups,
    residents,
    of: (event: EventRow): string[] => namedIn(event).filter((id) => living.has(id)),
  };
}
