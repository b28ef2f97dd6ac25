/** Every table with data about a resident; a test compares it with the catalogue. */
export const PARTS = {
  residents: { title: 'Profile', key: 'id' },
  stays: { title: 'Stays', order: 'from_date' },
  resident_statuses: { title: 'Changes of status', order: 'since' },
  about_me_entries: { title: 'About me', order: 'section_key' },
  about_me_closed: { title: 'Questions they would rather not answer', order: 'section_key' },
  resident_interests: { title: 'Interests', order: 'interest_code' },
  resident_tags: { title: 'Tags', order: 'tag' },
  resident_group_members: { title: 'Groups', order: 'group_id' },
  pal_assessments: { title: 'Ability checks', order: 'created_at' },
  pal_prompts: { title: 'Reasons to check again', order: 'raised_at' },
  consents: { title: 'Consents', order: 'recorded_at' },
  capacity_notes: { title: 'Capacity notes', order: 'assessed_on' },
  relative_links: { title: 'Family and friends', order: 'created_at' },
  media: { title: 'Pictures', order: 'created_at' },
  participations: { title: 'Activities they took part in or were offered', order: 'started_at' },
  report_photos: {
    title: 'Photos of activities',
    key: 'resident_ids',
    isList: true,
    order: 'report_id',
  },
  photo_people: { title: 'Photos they can be recognised in', order: 'photo_id' },
  photo_books: { title: 'Photo books of them', order: 'created_at' },
  gazette_readers: { title: 'For whom a gazette is printed', order: 'set_at' },
  gazettes: { title: 'Gazettes of them', order: 'quarter' },
  photo_gifts: { title: 'Files with all their photos', order: 'created_at' },
  observations: { title: 'What the team noticed', order: 'seen_at' },
  observation_addenda: { title: 'What was added to it later', order: 'created_at' },
  survey_entries: {
    title: 'Their answers to surveys that were not anonymous',
    order: 'completed_on',
  },
  documents: { title: 'Reports made about them', order: 'created_at' },
  report_mails: { title: 'Reports sent to their family', order: 'created_at' },
  report_templates: {
    title: 'Templates of sessions that they are in',
    key: 'resident_ids',
    isList: true,
    order: 'name',
  },
  activity_choices: {
    title: 'Activities chosen for them',
    key: 'resident_ids',
    isList: true,
    order: 'chosen_at',
  },
  events: { title: 'Events they were invited to', key: 'resident_ids', isList: true, order: 'day' },
  event_replies: { title: 'Events they were put down for', order: 'replied_at' },
  event_people: { title: 'Whether they came to events', order: 'marked_at' },
  visits: { title: 'Visits that were announced', order: 'day' },
  visitor_entries: { title: 'Visitors who were signed in', order: 'signed_in_at' },
  threads: { title: 'Chats with their family', order: 'created_at' },
  feedback: { title: 'Complaints, concerns and compliments about them', order: 'received_on' },
  meetings: {
    title: 'Meetings they came to',
    key: 'resident_ids',
    isList: true,
    order: 'day',
  },
  actions: {
    title: 'What was done about what they said',
    key: 'resident_ids',
    isList: true,
    order: 'due_on',
  },
  action_answers: { title: 'Whether it helped them', order: 'asked_at' },
  session_checks: {
    title: 'Checks before sessions they were in',
    key: 'resident_ids',
    isList: true,
    order: 'checked_at',
  },
  outing_people: { title: 'Who looked after them on trips', order: 'event_id' },
  headcounts: {
    title: 'Headcounts on trips in which they were seen',
    key: 'resident_ids',
    isList: true,
    order: 'counted_at',
  },
  risk_assessments: {
    title: 'Risk assessments that name them',
    key: 'resident_ids',
    isList: true,
    order: 'created_at',
  },
  message_readings: { title: 'Messages that were read to them', order: 'read_at' },
} as const satisfies Record<string, Part>;

/** Parts without a table of their own. */
export const EXTRA_PARTS = {
  about_me_versions: { title: 'Earlier wordings of About me' },
  messages: { title: 'Messages in the chat of their family' },
  disclosures: { title: 'Who read, changed or passed on this record' },
} as const;

/** Withheld together with the part they repeat. */
export const BELONGS_TO: Partial<Record<string, string>> = {
  about_me_versions: 'about_me_entries',
  observation_addenda: 'observations',
};

/**
 * Never released: the reason for withholding would reveal what was withheld, and a digest repeats the profile in no words.
 */
export const NOT_RELEASED = ['subject_access_checks', 'risk_assessment_people'] as const;

export interface Part {
  title: string;
  key?: string;
  /** The column holds several ids. */
  isList?: boolean;
  order?: string;
}

export type PartName = keyof typeof PARTS;
export type PartRow = Record<string, unknown>;
