import type { Topic } from '../../topics.ts';

/**
 * The changes that a relative’s device may hear of. Even without content, others would give away when something is
 * written about residents that is only for staff.
 */
export const TOLD_TO_RELATIVES: ReadonlySet<Topic> = new Set<Topic>([
  'about-me',
  'account',
  'birthdays',
  'calendar-feeds',
  'chat',
  'chat-hours',
  'consents',
  'demo-sends',
  'documents',
  'event-mails',
  'notifications',
  'event-replies',
  'events',
  'favourites',
  'first-steps',
  'gifts',
  'home-details',
  'home-settings',
  'library',
  'notices',
  'photo-books',
  'photos',
  'progress',
  'proposals',
  'quiet-hours',
  'relatives',
  'reports',
  'residents',
  'surveys',
  'visiting-times',
  'visits',
]);
