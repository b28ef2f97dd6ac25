export const PURPOSES = [
  'photo_record',
  'photo_life_story',
  'photo_own_family',
  'photo_home_display',
  'photo_other_families',
  'photo_external',
  'name_in_home_news',
  'birthday_shown',
  'age_shown',
  'share_activity_family',
  'share_mood_family',
  'share_about_me_family',
  'chat_family',
  'video_call',
  'survey_contact',
  'data_for_research',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export const DECISIONS = ['yes', 'no', 'ask_each_time', 'withdrawn'] as const;
export type Decision = (typeof DECISIONS)[number];

export const BASES = [
  'own_consent',
  'health_welfare_attorney',
  'court_deputy_welfare',
  'welfare_guardian_or_attorney_scotland',
  'best_interests',
] as const;
export type Basis = (typeof BASES)[number];

const OWN: readonly Basis[] = ['own_consent'];
const ANY: readonly Basis[] = BASES;

/** Domain 7.4: publicity, surveys and research need the resident's own yes. */
const GROUNDS: Record<Purpose, readonly Basis[]> = {
  photo_record: ANY,
  photo_life_story: ANY,
  photo_own_family: ANY,
  photo_home_display: ANY,
  photo_other_families: ANY,
  photo_external: OWN,
  name_in_home_news: ANY,
  birthday_shown: ANY,
  age_shown: ANY,
  share_activity_family: ANY,
  share_mood_family: ANY,
  share_about_me_family: ANY,
  chat_family: ANY,
  video_call: ANY,
  survey_contact: OWN,
  data_for_research: OWN,
};

export const groundsFor = (purpose: Purpose): readonly Basis[] => GROUNDS[purpose];
/** Someone else decides, so a capacity note is required. */
export const isOnBehalf = (basis: Basis): boolean => !OWN.includes(basis);

/** A picture of the resident under this purpose, or a signed form. */
export type PicturePurpose = 'photo_record' | 'photo_life_story' | 'consent_form';

/** Missing, no, withdrawn and "ask each time" do not count as yes. */
export const isYes = (decision: Decision | undefined): boolean => decision === 'yes';
