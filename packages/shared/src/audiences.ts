import { NOTICE_AUDIENCES, type NoticeAudience } from './board/notices/choices.ts';
import { EVENT_AUDIENCES, type EventAudience } from './events/events/choices.ts';
import { can, isGuest, isRelative, type PermissionUser } from './permissions.ts';

/** Staff read everything; guests read public notices. */
export function noticeAudiences(
  user: Pick<PermissionUser, 'type' | 'role'>,
): readonly NoticeAudience[] {
  if (isRelative(user)) return ['family', 'all'];
  return isGuest(user) ? ['all'] : NOTICE_AUDIENCES;
}

/** Which surveys ask this user; the others are answered on paper, on a tablet or from a poster. */
export function surveyAudience(
  user: Pick<PermissionUser, 'type' | 'role'>,
): 'relative' | 'staff' | undefined {
  if (isRelative(user)) return 'relative';
  return isGuest(user) ? undefined : 'staff';
}

/** Relatives get their own part of it from row level security. */
export const eventAudiences = (user: PermissionUser): readonly EventAudience[] =>
  isRelative(user) || can(user, 'events.edit-any')
    ? EVENT_AUDIENCES
    : EVENT_AUDIENCES.filter((audience) => audience !== 'staff');
