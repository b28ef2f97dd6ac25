import type {
  Named,
  PersonKind,
  PhotoReason,
  PhotoSharing,
} from '@relish/shared/photos/photos/choices.ts';
import type { Reason } from '@relish/shared/photos/photos/photo.ts';

import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';

export const NAMED_WORDS: Record<Named, () => string> = {
  not_yet: m.photo_named_not_yet,
  everyone: m.photo_named_everyone,
  nobody: m.photo_named_nobody,
};

export const SHARING_WORDS: Record<PhotoSharing, { label: () => string; text: () => string }> = {
  staff: { label: m.photo_sharing_staff, text: m.photo_sharing_staff_text },
  own_family: { label: m.photo_sharing_own_family, text: m.photo_sharing_own_family_text },
  home: { label: m.photo_sharing_home, text: m.photo_sharing_home_text },
};

const KIND_WORDS: Record<PersonKind, () => string> = {
  resident: m.photo_person_resident,
  staff: m.photo_person_staff,
  visitor: m.photo_person_visitor,
  child: m.photo_person_child,
};

export const personName = ({
  kind,
  preferred_name,
}: {
  kind: PersonKind;
  preferred_name: string | null;
}) => preferred_name ?? KIND_WORDS[kind]();

const MOST_NAMES = 3;

/** `Peggy`, `Peggy and Wilf`, `Peggy, Wilf and 5 more` */
export function nameList(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return new Intl.ListFormat(locale()).format(names);
  const first = names.slice(0, MOST_NAMES - 1);
  return m.photo_names_more({ names: first.join(', '), count: names.length - first.length });
}

type Naming = (words: { count: number; names: string }) => string;

const WHY: Record<PhotoReason, Naming> = {
  refused: m.photo_why_refused,
  hidden: m.photo_why_hidden,
  pending: m.photo_why_pending,
  needs_people: m.photo_why_needs_people,
  not_shared: m.photo_why_not_shared,
  not_in_photo: m.photo_why_not_in_photo,
  no_life_story: m.photo_why_no_life_story,
  no_own_family: m.photo_why_no_own_family,
  no_other_families: m.photo_why_no_other_families,
  no_home_display: m.photo_why_no_home_display,
  no_external: m.photo_why_no_external,
  not_a_resident: m.photo_why_not_a_resident,
  child: m.photo_why_child,
  not_marked: m.photo_why_not_marked,
  distress: m.photo_why_distress,
  no_longer_here: m.photo_why_no_longer_here,
};

function reasonWords({ code, residents }: Reason): string {
  const names = residents.map(({ preferred_name }) => preferred_name);
  return WHY[code]({
    count: Math.max(1, names.length),
    names: names.length === 0 ? m.photo_who_someone() : nameList(names),
  });
}

export const whyWords = (reasons: readonly Reason[]): string => reasons.map(reasonWords).join('; ');

export const startUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Dated {
  taken_on: string | null;
  decade: number | null;
}

export function whenWords({ taken_on, decade }: Dated): string | undefined {
  if (taken_on !== null) return formatDay(taken_on);
  return decade === null ? undefined : m.photo_decade({ decade: String(decade) });
}

/** Does not repeat the caption, which is beside the photo. */
export function altWords(photo: Dated & { residents: readonly { preferred_name: string }[] }) {
  const names = photo.residents.map(({ preferred_name }) => preferred_name);
  if (names.length > 0) return m.photo_alt_named({ names: nameList(names) });
  const day = whenWords(photo);
  return day === undefined ? m.photo_alt() : m.photo_alt_day({ day });
}
