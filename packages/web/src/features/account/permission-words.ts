import type { Permission } from '@relish/shared/permissions.ts';

/** Each permission as the end of “You may …”, in the order in which people care. */
export const PERMISSION_WORDS: Record<Permission, string> = {
  'relatives.view': 'Follow your own relative’s days',
  'residents.view': 'See residents',
  'residents.add': 'Add residents',
  'reports.view': 'Read reports',
  'reports.add': 'Write reports',
  'reports.write-full': 'Write full reports',
  'reports.email': 'Send reports by e-mail',
  'activities.view-featured': 'See featured activities',
  'activities.view-all': 'See all activities',
  'dashboard.view-graphs': 'See your home’s graphs',
  'events.view': 'See events',
  'events.add': 'Add events',
  'events.edit': 'Change events you look after',
  'events.delete': 'Delete events you look after',
  'chat.use': 'Chat',
  'photo-book.view': 'Look through the photo book',
  'surveys.view': 'See surveys',
  'risk-assessment.use': 'Use risk assessments',
  'pal.view': 'Use the PAL section',
  'videos.view': 'Watch videos',
  'tutorials.view': 'Follow tutorials',
  'invitations.manage': 'Invite people',
};
