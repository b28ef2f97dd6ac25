import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { addDays, dayIn, daysBetween } from '@relish/shared/days.ts';
import { isRelative } from '@relish/shared/permissions.ts';

import { formatDate, formatDayName, formatTime, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { ThreadRow } from './api.ts';

type Named = Pick<ThreadRow, 'kind' | 'resident' | 'relative' | 'team' | 'group_name'>;

/** Names a conversation for its reader: families by the resident, staff by the family. */
export function threadName(thread: Named, user: CurrentUser): string {
  const { kind, team, group_name } = thread;
  const name = thread.resident?.name ?? '';
  if (kind === 'household') return m.chat_household();
  if (kind === 'team')
    return team === 'group'
      ? (group_name ?? m.chat_team_home())
      : team === 'handover'
        ? m.chat_team_handover()
        : m.chat_team_home();
  if (isRelative(user))
    return kind === 'private' ? m.chat_private_with_home({ home: user.carehome.name }) : name;
  return kind === 'private'
    ? m.chat_private_family({ name, relative: thread.relative?.name ?? '' })
    : m.chat_family({ name });
}

/** The beginning of the last message, with who wrote it. */
export function lastLine({ last, resident }: Pick<ThreadRow, 'last' | 'resident'>): string {
  if (!last) return m.chat_no_messages();
  const text = last.is_deleted
    ? m.chat_deleted()
    : last.excerpt === '' && last.photos > 0
      ? m.chat_photos({ count: last.photos })
      : last.excerpt;
  if (last.of_resident && !last.is_deleted)
    return m.chat_line({ author: resident?.name ?? '', text });
  if (last.is_own) return m.chat_line({ author: m.chat_you(), text });
  return m.chat_line({ author: last.author ?? m.chat_automatic_line(), text });
}

/** `14:05` today, `Yesterday`, `Tue` this week, then the date. */
export function shortWhen(at: string, timeZone: string, now: Date): string {
  const day = dayIn(timeZone, new Date(at));
  const daysAgo = daysBetween(day, dayIn(timeZone, now));
  if (daysAgo <= 0) return formatTime(new Date(at), timeZone);
  if (daysAgo === 1) return m.chat_yesterday();
  return daysAgo < 7 ? formatDayName(day, 'short') : formatDate(new Date(at), timeZone);
}

const MINUTE_MS = 60_000;

/** How long a family has waited: `20 min`, `3 h`, `2 days`. */
export function waitWords(since: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS));
  if (minutes < 60) return m.chat_wait_minutes({ count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? m.chat_wait_hours({ count: hours })
    : m.chat_wait_days({ count: Math.floor(hours / 24) });
}

/** `Today`, `Yesterday`, then the weekday with its date. */
export function dayWords(day: string, today: string): string {
  if (day === today) return m.chat_today();
  return day === addDays(today, -1) ? m.chat_yesterday() : formatWeekday(day);
}
