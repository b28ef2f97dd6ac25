import type { Beginning, PersonHere, Report } from './api.ts';

/** Current residents, and those in the record who have moved since. */
export function listPeople(
  { people }: Pick<Beginning, 'people'>,
  report: Report | undefined,
): ReadonlyMap<string, PersonHere> {
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const person of report?.participations ?? [])
    if (!byId.has(person.resident_id))
      byId.set(person.resident_id, {
        id: person.resident_id,
        preferred_name: person.preferred_name,
        last_name: person.last_name,
        picture: person.picture,
        room: null,
        level: person.pal_level_at_time,
        shares: person.share_with_family,
        photos: 'no',
      });
  return byId;
}
