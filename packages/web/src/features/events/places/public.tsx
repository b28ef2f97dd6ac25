import type { Place } from './api.ts';

const plain = (text: string) => text.trim().toLocaleLowerCase();

/** The place that was typed, whatever its capitals. */
export const findPlace = (places: readonly Place[], typed: string): Place | undefined =>
  places.find(({ name, archived }) => !archived && plain(name) === plain(typed));

/** Offered by the browser while the user types; any other text is fine too. */
export const PlaceOptions = ({ id, places }: { id: string; places: readonly Place[] }) => (
  <datalist id={id}>
    {places
      .filter(({ archived }) => !archived)
      .map((place) => (
        <option key={place.id}>{place.name}</option>
      ))}
  </datalist>
);
