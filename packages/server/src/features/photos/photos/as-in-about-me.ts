import type { PhotoState } from '@relish/shared/photos/photos/choices.ts';
import type { DecidedPerson } from '@relish/shared/photos/photos/decide.ts';

/**
 * For the family of the resident, a picture of their own About me need not be named completely,
 * and may show no one. Everyone who is named still counts.
 */
export function asInAboutMe<
  Photo extends { id: string; state: PhotoState },
  Person extends DecidedPerson,
>(photo: Photo, people: readonly Person[], residentId: string) {
  const isNamed = people.some(({ resident_id }) => resident_id === residentId);
  return {
    photo: { ...photo, state: photo.state === 'needs_people' ? ('ready' as const) : photo.state },
    people: isNamed ? [...people] : [...people, theOwner(photo.id, residentId)],
  };
}

const theOwner = (photo_id: string, resident_id: string) => ({
  photo_id,
  kind: 'resident' as const,
  resident_id,
  region: null,
  refused: false,
  agreed: false,
  treatment: 'show' as const,
});
