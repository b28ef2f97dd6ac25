import { dayIn } from '@relish/shared/days.ts';
import type { PhotoSharing } from '@relish/shared/photos/photos/choices.ts';

import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';
import type { Shown } from './album-choices.ts';
import type { PhotoCard } from './api.ts';

export const SHOWN_WORDS: Record<Shown, () => string> = {
  all: m.album_show_all,
  needs_people: m.album_show_needs_people,
  pending: m.album_show_pending,
  favourites: m.album_show_favourites,
  display: m.album_show_display,
  hidden: m.album_show_hidden,
};

export const SHARING_WORDS: Record<PhotoSharing, () => string> = {
  staff: m.album_share_staff,
  own_family: m.album_share_own_family,
  home: m.album_share_home,
};

export const SHARING_TEXTS: Record<PhotoSharing, () => string> = {
  staff: m.album_share_staff_text,
  own_family: m.album_share_own_family_text,
  home: m.album_share_home_text,
};

export const nameWords = ({ residents }: Pick<PhotoCard, 'residents'>) =>
  new Intl.ListFormat(locale()).format(residents.map(({ preferred_name }) => preferred_name));

/** As text, because a year is written without a comma. */
export const decadeWords = (decade: number) => m.album_decade({ decade: String(decade) });

export const whenWords = ({ taken_on, decade, added_at }: PhotoCard, timeZone: string) => {
  if (decade !== null) return decadeWords(decade);
  return formatDay(taken_on ?? dayIn(timeZone, new Date(added_at)));
};

const stateWords = ({ state, is_blurred, staff }: PhotoCard) => [
  ...(state === 'needs_people' ? [m.album_state_needs_people()] : []),
  ...(state === 'pending' ? [m.album_state_pending()] : []),
  ...(state === 'hidden' ? [m.album_state_hidden()] : []),
  ...(is_blurred ? [m.album_state_blurred()] : []),
  ...(staff?.favourite ? [m.album_state_favourite()] : []),
];

/** The accessible name of a photo in the album. */
export function photoLabel(photo: PhotoCard, timeZone: string): string {
  const what = photo.caption ?? (photo.residents.length > 0 ? nameWords(photo) : m.album_photo());
  return [what, whenWords(photo, timeZone), ...stateWords(photo)].join(', ');
}

/** Why the picture is not shown to this member of staff. */
export function reasonWords({ staff }: PhotoCard): string {
  const reasons = staff?.reasons ?? [];
  if (reasons.some(({ code }) => code === 'refused')) return m.album_reason_refused();
  const people = reasons.flatMap(({ code, residents }) =>
    code === 'no_life_story' ? residents : [],
  );
  return people.length > 0
    ? m.album_reason_consent({ names: nameWords({ residents: people }) })
    : m.album_reason_other();
}
