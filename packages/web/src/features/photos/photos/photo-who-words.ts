import type { PhotoSharing } from '@relish/shared/photos/photos/choices.ts';
import type { Reason, WhoSees } from '@relish/shared/photos/photos/photo.ts';

import { m } from '../../../words/m.ts';
import { nameList, startUpper, whyWords } from './photo-words.ts';

/** More would hide the answer; the rest is in the details. */
const MOST_GROUPS = 2;

/** Says in a few sentences who sees a photo, and why others do not. */
export function whoSeesSentences(whoSees: readonly WhoSees[], sharing: PhotoSharing): string[] {
  const staff = whoSees.find(({ audience }) => audience === 'staff');
  const home = whoSees.find(({ audience }) => audience === 'home');
  const aboutMe = findAboutMe(whoSees);
  // Their sentence about About me says why they see it nowhere else.
  const families = whoSees.filter(
    ({ audience, resident }) =>
      audience === 'own_family' && (!aboutMe || resident?.id !== aboutMe.answer.resident?.id),
  );
  if (!staff || !home) return [];
  if (staff.sees === 'nothing') {
    const why = whyWords(staff.reasons);
    const isRefused = staff.reasons.some(({ code }) => code === 'refused');
    return [isRefused ? m.photo_who_no_one({ why }) : m.photo_who_keepers({ why })];
  }
  const isOnlyStaff = [...families, home].every(({ sees }) => sees === 'nothing');
  if (isOnlyStaff && staff.sees === 'original' && !aboutMe) {
    if (families.length === 0 && sharing === 'own_family' && isNotShared(home))
      return [m.photo_who_no_families()];
    return staffOnly(families, home);
  }
  const full = families.filter(({ sees }) => sees === 'original');
  const blurred = groupByReasons(families.filter(({ sees }) => sees === 'blurred'));
  const without = groupByReasons(families.filter(({ sees }) => sees === 'nothing'));
  const isMore = blurred.length > MOST_GROUPS || without.length > MOST_GROUPS;
  return [
    ...staffAnd(staff, full),
    ...blurred.slice(0, MOST_GROUPS).map((group) =>
      m.photo_who_families_blurred({
        ...familiesIn(group),
        names: blurredNames(group[0]?.reasons ?? []),
      }),
    ),
    ...(aboutMe ? [sayAboutMe(aboutMe)] : []),
    ...sayWithout(families),
    ...(isMore ? [m.photo_who_more()] : []),
    ...(aboutMe && toKey(aboutMe.reasons) === toKey(home.reasons) ? [] : sayAlbum(home)),
  ];
}

interface SeenInAboutMe {
  answer: WhoSees;
  /** Why the same family does not see it in the album; none if no one of them is in it. */
  reasons: readonly Reason[];
}

/** Only where the family sees it in About me and nowhere else. */
function findAboutMe(whoSees: readonly WhoSees[]): SeenInAboutMe | undefined {
  const answer = whoSees.find(({ audience }) => audience === 'about_me');
  if (!answer || answer.sees === 'nothing') return undefined;
  const inAlbum = whoSees.find(
    ({ audience, resident }) => audience === 'own_family' && resident?.id === answer.resident?.id,
  );
  return inAlbum && inAlbum.sees !== 'nothing'
    ? undefined
    : { answer, reasons: inAlbum?.reasons ?? [] };
}

function sayAboutMe({ answer, reasons }: SeenInAboutMe): string {
  const name = answer.resident?.preferred_name ?? '';
  if (answer.sees === 'blurred')
    return m.photo_who_about_me_blurred({ name, names: blurredNames(answer.reasons) });
  return reasons.length === 0
    ? m.photo_who_about_me({ name })
    : m.photo_who_about_me_only({ name, why: whyWords(reasons) });
}

function staffOnly(families: readonly WhoSees[], home: WhoSees): string[] {
  const groups = groupByReasons(families);
  if (groups.length > 1)
    return [m.photo_who_staff_alone(), ...sayWithout(families), ...sayAlbum(home)];
  const { reasons } = groups[0]?.[0] ?? home;
  const isSameForAlbum = toKey(reasons) === toKey(home.reasons);
  return [
    m.photo_who_staff_only({ why: whyWords(reasons) }),
    ...(isSameForAlbum ? [] : sayAlbum(home)),
  ];
}

function staffAnd(staff: WhoSees, full: readonly WhoSees[]): string[] {
  if (staff.sees === 'blurred')
    return [
      m.photo_who_staff_blurred({ names: blurredNames(staff.reasons) }),
      ...(full.length === 0 ? [] : [m.photo_who_families_too(familiesIn(full))]),
    ];
  if (full.length === 0) return [m.photo_who_staff()];
  return [m.photo_who_families({ families: familyWords(full) })];
}

const sayWithout = (families: readonly WhoSees[]): string[] =>
  groupByReasons(families.filter(({ sees }) => sees === 'nothing'))
    .slice(0, MOST_GROUPS)
    .map((group) =>
      m.photo_who_families_not({
        ...familiesIn(group),
        why: whyWords(group[0]?.reasons ?? []),
      }),
    );

/** Says nothing where the album was not asked for. */
function sayAlbum(home: WhoSees): string[] {
  if (home.sees === 'original') return [m.photo_who_album()];
  if (home.sees === 'blurred')
    return [m.photo_who_album_blurred({ names: blurredNames(home.reasons) })];
  return isNotShared(home) ? [] : [m.photo_who_album_not({ why: whyWords(home.reasons) })];
}

const isNotShared = ({ reasons }: WhoSees) => reasons.some(({ code }) => code === 'not_shared');

const toKey = (reasons: readonly Reason[]) =>
  JSON.stringify(reasons.map(({ code, residents }) => [code, residents.map(({ id }) => id)]));

/** Largest first. */
const groupByReasons = (families: readonly WhoSees[]): WhoSees[][] =>
  [...Map.groupBy(families, ({ reasons }) => toKey(reasons)).values()].toSorted(
    (a, b) => b.length - a.length,
  );

const familyWords = (families: readonly WhoSees[]) =>
  m.photo_who_family_of({
    count: families.length,
    names: nameList(families.flatMap(({ resident }) => resident?.preferred_name ?? [])),
  });

const familiesIn = (families: readonly WhoSees[]) => ({
  count: families.length,
  families: startUpper(familyWords(families)),
});

/** Visitors and children have no name here. */
function blurredNames(reasons: readonly Reason[]): string {
  const names = reasons.flatMap(({ residents }) =>
    residents.map(({ preferred_name }) => preferred_name),
  );
  return names.length === 0 ? m.photo_who_someone() : nameList([...new Set(names)]);
}
