import type { Beginning, PersonHere, Report } from './api.ts';

/** Who lives here, and who is in the record though they have moved since. */
export function peopleOf(
  { people }: Pick<Beginning, 'people'>,
  report: Report | undefined,
): ReadonlyMap<string, PersonHere> {
  const known = new Map(people.map((person) => [person.id, person]));
  for (const person of report?.participations ?? [])
    if (!known.has(person.resident_id))
      known.set(person.resident_id, {
        id: person.resident_id,
        preferred_name: person.preferred_name,
        last_name: person.last_name,
        picture: person.picture,
        room: null,
        level: person.pal_level_at_time,
        shares: person.share_with_family,
        photos: 'no',
      });
  return known;
}
