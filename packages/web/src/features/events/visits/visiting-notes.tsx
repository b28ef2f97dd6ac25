import { type ChosenTime, limitsOn, timesTouching } from '@relish/shared/events/visits/on-day.ts';
import { Fragment } from 'react';

import { formatNearDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useVisitingTimes } from './api.ts';

import styles from './visits.module.css';

/** Notes about the chosen time. It never stops anyone from coming. */
export function VisitingNotes({ chosen }: { chosen: ChosenTime }) {
  const { data } = useVisitingTimes();
  if (!data || chosen.day === '') return null;
  const times = timesTouching(data.times, chosen);
  const limits = limitsOn(data.limits, chosen.day);
  if (times.length + limits.length === 0) return null;
  return (
    <output className={styles.notes}>
      {times.map(({ id, label, from, to }) => (
        <span key={id}>{m.visiting_note({ label, from, to })}</span>
      ))}
      {limits.map(({ id, what, reason, until }) => (
        <Fragment key={id}>
          <span translate="no">{what}</span>
          <span translate="no">{m.visiting_limit_why({ reason })}</span>
          <span>{m.visiting_limit_until({ day: formatNearDay(until) })}</span>
        </Fragment>
      ))}
    </output>
  );
}
