import { SAFETY_STALE_DAYS } from '@relish/shared/residents/residents/choices.ts';
import { ClipboardCheck, TriangleAlert } from 'lucide-react';

import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { useDayWords } from './day-words.ts';

import styles from './profile.module.css';

interface Props {
  of: Pick<Resident, 'safety_confirmed_at' | 'safety_confirmed_by'>;
}

/** Refers to the care plan, more urgently when the last comparison is old. */
export function SafetyConfirmed({
  of: { safety_confirmed_at: at, safety_confirmed_by: who },
}: Props) {
  const { moment, daysSince } = useDayWords();
  const isStale = at === null || daysSince(at) > SAFETY_STALE_DAYS;
  const Icon = isStale ? TriangleAlert : ClipboardCheck;
  return (
    <p className={styles.confirmed} data-stale={isStale || undefined}>
      <Icon aria-hidden="true" />
      <span>
        {at === null
          ? m.profile_safety_never()
          : who === null
            ? m.profile_safety_confirmed_by_nobody({ date: moment(at) })
            : m.profile_safety_confirmed({ date: moment(at), who })}
        {at !== null &&
          isStale &&
          ` ${m.profile_safety_stale({ days: String(SAFETY_STALE_DAYS) })}`}
      </span>
    </p>
  );
}
