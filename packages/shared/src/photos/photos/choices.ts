/** `pending`: from a relative, until staff accept it. */
export const PHOTO_STATES = ['needs_people', 'ready', 'pending', 'hidden'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

/** Chosen by staff; each includes the ones before it. Consent may narrow it, never widen it. */
export const PHOTO_SHARING = ['staff', 'own_family', 'home'] as const;
export type PhotoSharing = (typeof PHOTO_SHARING)[number];

export const PHOTO_ORIGINS = ['staff', 'family'] as const;
export type PhotoOrigin = (typeof PHOTO_ORIGINS)[number];

/** Whether everyone who can be recognised has been named. */
export const NAMED = ['not_yet', 'everyone', 'nobody'] as const;
export type Named = (typeof NAMED)[number];

/** The state of a photo that is neither pending nor hidden. */
export const stateFor = (named: Named) => (named === 'not_yet' ? 'needs_people' : 'ready');

export const PERSON_KINDS = ['resident', 'staff', 'visitor', 'child'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** `blur`: blurred for those who may not see this person, instead of hiding the photo from them. */
export const TREATMENTS = ['show', 'blur'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** The lounge screen and the slideshow show the same as the album of the home. */
/** `about_me`: the family of the resident whose About me shows the photo, in that place. */
export const PHOTO_AUDIENCES = ['staff', 'own_family', 'about_me', 'home', 'external'] as const;
export type PhotoAudience = (typeof PHOTO_AUDIENCES)[number];

export const PHOTO_VIEWS = ['original', 'blurred', 'nothing'] as const;
export type PhotoView = (typeof PHOTO_VIEWS)[number];

export const PHOTO_REASONS = [
  /** Someone said no on the day (N21). */
  'refused',
  'hidden',
  'pending',
  'needs_people',
  /** Staff have not shared it with this audience. */
  'not_shared',
  /** No one of this family is in it. */
  'not_in_photo',
  'no_life_story',
  'no_own_family',
  'no_other_families',
  'no_home_display',
  'no_external',
  /** Public use needs a photo with no one but residents who agreed themselves. */
  'not_a_resident',
  /** No parent or school has agreed. */
  'child',
  /** Should be blurred, but the place in the photo is not marked. */
  'not_marked',
  /** Someone was distressed at the time of the record. */
  'distress',
  /** Someone has moved out or died. */
  'no_longer_here',
] as const;
export type PhotoReason = (typeof PHOTO_REASONS)[number];

export const PHOTO_LIMITS = {
  at_once: 20,
  many: 100,
  people: 60,
  place: 120,
  caption: 200,
  story: 1000,
  thanks: 200,
  answer: 500,
  page: 100,
  /** Waiting suggestions of one relative. */
  pending: 40,
  oldest_decade: 1900,
} as const;

/** Smallest side of a marked place, in thousandths. */
export const SMALLEST_REGION = 10;

/** Photos that are left to do are counted up to this number. */
export const MOST_COUNTED = 100;
