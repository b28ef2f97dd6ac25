/**
 * The kinds of rows a call can read or change. A call that changes a topic makes every kept answer that reads it stale.
 */
export type Topic =
  | 'account'
  | 'staff'
  | 'invitations'
  | 'home-settings'
  | 'home-details'
  /** Skipped steps of the setup checklist. */
  | 'setup'
  /** Whether a person has closed their first steps. */
  | 'first-steps'
  | 'residents'
  | 'relatives'
  /** With notes on capacity. */
  | 'consents'
  | 'about-me'
  | 'interests'
  | 'tags'
  | 'groups'
  | 'pal'
  | 'subject-access'
  /** Activities, videos, tutorials and products, with what is hidden of them. */
  | 'library'
  | 'favourites'
  /** How far someone is in a video or tutorial. */
  | 'progress'
  /** Activities that were chosen to be done, and videos watched together. */
  | 'choices'
  | 'events'
  | 'week-templates'
  /** Who comes to events and who waits. */
  | 'event-replies'
  | 'event-register'
  | 'calendar-feeds'
  | 'programme-prints'
  | 'visits'
  /** Who was signed in and out. */
  | 'visitors'
  | 'visiting-times'
  | 'performers'
  | 'places'
  /** Suggestions and offers of relatives. */
  | 'proposals'
  | 'photos'
  /** With the PDFs made of them. */
  | 'photo-books'
  /** Files with all photos of a person. */
  | 'gifts'
  /** Printed for relatives who are not online. */
  | 'gazettes'
  | 'reports'
  | 'templates'
  | 'observations'
  /** With updates sent to families. */
  | 'documents'
  | 'notices'
  | 'birthdays'
  | 'lounge-screens'
  /** Threads and messages. */
  | 'chat'
  /** When the home answers messages. */
  | 'chat-hours'
  /** When a person wants no notifications of messages. */
  | 'quiet-hours'
  /** Alerts about messages, for managers only. */
  | 'chat-alerts'
  /** Complaints, concerns and compliments. */
  | 'feedback'
  /** You said, we did. */
  | 'actions'
  | 'meetings'
  | 'surveys'
  /** Answers to surveys, and who has been given a token. */
  | 'survey-entries'
  | 'risk-assessments'
  /** Ticks before a session. */
  | 'session-checks'
  /** Packs for the folder, with who goes. */
  | 'outings'
  | 'headcounts'
  | 'comparison'
  | 'week-mail'
  /** Whether a person wants an email when a week is published. */
  | 'event-mails'
  | 'notifications'
  /** Mail and notifications that a demonstration home would have sent. */
  | 'demo-sends';
