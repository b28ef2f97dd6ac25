import { daysBetween } from '@relish/shared/days.ts';
import { CalendarClock } from 'lucide-react';

import { useToday } from '../../../session/use-today.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { StaffMember } from './api.ts';
import { dayWords } from './words.ts';

const SOON_DAYS = 7;

/** Shows when access ends or has ended. */
export function AccessBadge({ member }: { member: StaffMember }) {
  const today = useToday();
  const { active, access_until, ended_at } = member;
  if (!active) return <Badge>{endedWords(access_until, ended_at)}</Badge>;
  if (access_until === null) return null;
  const left = daysBetween(today, access_until);
  return (
    <Badge
      kind={left <= SOON_DAYS ? 'attention' : 'neutral'}
      icon={left <= SOON_DAYS ? CalendarClock : undefined}
    >
      {left === 0 ? m.staff_until_today() : m.staff_until({ day: dayWords(access_until) })}
    </Badge>
  );
}

function endedWords(access_until: string | null, ended_at: string | null): string {
  if (ended_at !== null) return m.staff_ended({ day: formatDate(new Date(ended_at)) });
  return access_until === null
    ? m.staff_no_access()
    : m.staff_ended({ day: dayWords(access_until) });
}
