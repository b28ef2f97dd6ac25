import {
  type Basis,
  type Decision,
  isYes,
  type Purpose,
} from '../../residents/consents/purposes.ts';
import type {
  PersonKind,
  PhotoReason,
  PhotoSharing,
  PhotoState,
  PhotoView,
  Treatment,
} from './choices.ts';
import type { PhotoRegion } from './photo.ts';

export interface DecidedPhoto {
  state: PhotoState;
  sharing: PhotoSharing;
  /** Whether someone in it was distressed at the time of the record. */
  is_distressing: boolean;
}

export interface DecidedPerson {
  kind: PersonKind;
  resident_id: string | null;
  region: PhotoRegion | null;
  refused: boolean;
  agreed: boolean;
  treatment: Treatment;
}

/** As they are now: nothing about consent is ever stored with a photo (N24). */
export interface Consents {
  inForce: (
    residentId: string,
    purpose: Purpose,
  ) => { decision: Decision; basis: Basis | null } | undefined;
  /** Whether the resident has moved out or died. */
  isGone: (residentId: string) => boolean;
}

export type PhotoViewer =
  /** `settles`: may see a photo without consent, in order to crop, blur or remove it. */
  | { kind: 'staff'; settles: boolean }
  | { kind: 'household' }
  /** With the residents whose photos this family may still see. */
  | { kind: 'family'; residentIds: readonly string[]; isUploader: boolean }
  /** The album of the home, its slideshow and its lounge screens. */
  | { kind: 'home' }
  | { kind: 'external' };

export interface DecidedReason {
  code: PhotoReason;
  resident_ids: string[];
}

export interface PhotoDecision {
  see: PhotoView;
  why: DecidedReason[];
  /** The places to blur when `see` is `blurred`. */
  blur: PhotoRegion[];
}

/**
 * Decides who sees a photo, for every way to reach it. It is asked again at every fetch, so no
 * answer may be stored.
 */
export function decidePhoto(
  photo: DecidedPhoto,
  people: readonly DecidedPerson[],
  consents: Consents,
  viewer: PhotoViewer,
): PhotoDecision {
  const refused = people.filter((person) => person.refused);
  // N21: a no on the day counts over every form and for every viewer.
  if (refused.length > 0) return nothing('refused', refused);
  if (viewer.kind === 'household') return ORIGINAL;
  const closed = whyClosed(photo, people, viewer);
  if (closed) return nothing(closed, closed === 'distress' ? people : []);
  if (photo.state === 'pending' && viewer.kind === 'family') return ORIGINAL;

  const why: DecidedReason[] = [];
  const blur: PhotoRegion[] = [];
  let isHidden = false;
  for (const person of people) {
    const code = whyNotShown(person, consents, viewer);
    if (code !== undefined) {
      add(why, code, person);
      // Public use takes nothing but the consent of everyone.
      const isBlurrable = person.treatment === 'blur' && viewer.kind !== 'external';
      if (isBlurrable && person.region) blur.push(person.region);
      else {
        isHidden = true;
        if (isBlurrable) add(why, 'not_marked', person);
      }
    } else if (isAlwaysBlurred(person) && viewer.kind !== 'staff') {
      if (person.region) blur.push(person.region);
      else {
        isHidden = true;
        add(why, 'not_marked', person);
      }
    }
  }
  if (viewer.kind === 'staff' && viewer.settles) return { see: 'original', why, blur: [] };
  if (viewer.kind === 'family' && !showsOwn(people, consents, viewer)) isHidden = true;
  if (isHidden) return { see: 'nothing', why, blur: [] };
  return { see: blur.length > 0 ? 'blurred' : 'original', why, blur };
}

const ORIGINAL: PhotoDecision = { see: 'original', why: [], blur: [] };

const nothing = (code: PhotoReason, people: readonly DecidedPerson[]): PhotoDecision => ({
  see: 'nothing',
  why: [{ code, resident_ids: people.flatMap(({ resident_id }) => resident_id ?? []) }],
  blur: [],
});

function add(why: DecidedReason[], code: PhotoReason, { resident_id }: DecidedPerson) {
  const same = why.find((reason) => reason.code === code);
  const ids = resident_id === null ? [] : [resident_id];
  if (same) same.resident_ids.push(...ids);
  else why.push({ code, resident_ids: ids });
}

/** For reasons that do not depend on one person. */
function whyClosed(
  { state, sharing, is_distressing }: DecidedPhoto,
  people: readonly DecidedPerson[],
  viewer: Exclude<PhotoViewer, { kind: 'household' }>,
): PhotoReason | undefined {
  if (viewer.kind === 'staff')
    return (state === 'hidden' || state === 'pending') && !viewer.settles ? state : undefined;
  if (viewer.kind === 'family') {
    if (!people.some((person) => isOwn(person, viewer))) return 'not_in_photo';
    if (state === 'pending') return viewer.isUploader ? undefined : 'pending';
  }
  if (state !== 'ready') return state;
  const isShared = viewer.kind === 'family' ? sharing !== 'staff' : sharing === 'home';
  if (!isShared) return 'not_shared';
  return is_distressing ? 'distress' : undefined;
}

const isOwn = (
  { resident_id }: DecidedPerson,
  { residentIds }: { residentIds: readonly string[] },
) => resident_id !== null && residentIds.includes(resident_id);

/** Visitors, staff and children are blurred wherever staff chose it; residents where they have not agreed. */
const isAlwaysBlurred = ({ kind, treatment }: DecidedPerson) =>
  kind !== 'resident' && treatment === 'blur';

type AskingViewer = Exclude<PhotoViewer, { kind: 'household' }>;

function whyNotShown(
  person: DecidedPerson,
  consents: Consents,
  viewer: AskingViewer,
): PhotoReason | undefined {
  const { kind, resident_id: id } = person;
  if (id === null) {
    if (viewer.kind === 'external') return 'not_a_resident';
    return kind === 'child' && !person.agreed && viewer.kind !== 'staff' ? 'child' : undefined;
  }
  if (viewer.kind === 'external') {
    const consent = consents.inForce(id, 'photo_external');
    // N6: not even an attorney's yes.
    if (!isYes(consent?.decision) || consent?.basis !== 'own_consent') return 'no_external';
    return consents.isGone(id) ? 'no_longer_here' : undefined;
  }
  const agrees = (purpose: Purpose) => {
    const decision = consents.inForce(id, purpose)?.decision;
    return isYes(decision) || (decision === 'ask_each_time' && person.agreed);
  };
  // No one sees more than staff.
  if (!agrees('photo_life_story')) return 'no_life_story';
  if (viewer.kind === 'staff') return undefined;
  if (viewer.kind === 'home') {
    if (consents.isGone(id)) return 'no_longer_here';
    return agrees('photo_home_display') ? undefined : 'no_home_display';
  }
  if (isOwn(person, viewer)) return agrees('photo_own_family') ? undefined : 'no_own_family';
  return agrees('photo_other_families') ? undefined : 'no_other_families';
}

/** A photo in which a family's own person is blurred is not for them. */
const showsOwn = (
  people: readonly DecidedPerson[],
  consents: Consents,
  viewer: Extract<PhotoViewer, { kind: 'family' }>,
) =>
  people.some(
    (person) => isOwn(person, viewer) && whyNotShown(person, consents, viewer) === undefined,
  );
