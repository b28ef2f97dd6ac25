import { MISSED_LOOKS_BACK } from '@relish/shared/reports/figures/no-activity.ts';
import { ClipboardPen } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { noWarningsWords } from '../../../words/safety-data-words.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { MissedPerson } from '../../library/suggestions/api.ts';

import styles from './missed.module.css';

export function MissedRow({ person }: { person: MissedPerson }) {
  const mayRecord = useCan('reports.add');
  const { id, preferred_name, last_name, picture, room, days, urgent, declined, last, idea } =
    person;
  return (
    <>
      <Avatar
        firstName={preferred_name}
        lastName={last_name}
        id={id}
        photo={picture?.small}
        size="medium"
      />
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={`/resident?id=${id}`}>
            <span translate="no">
              {preferred_name} {last_name}
            </span>
          </Link>
          {room !== null && <span className={styles.quiet}>{m.home_missed_room({ room })}</span>}
          <Badge kind={urgent ? 'danger' : 'attention'}>
            {days < MISSED_LOOKS_BACK
              ? m.home_missed_days({ count: days })
              : m.home_missed_days_or_more({ count: days })}
          </Badge>
        </p>
        <p className={styles.quiet}>
          {last
            ? m.home_missed_last({ title: last.title, day: formatDay(last.day) })
            : m.home_missed_never()}
          {declined > 0 && ` ${m.home_missed_declined({ count: declined })}`}
        </p>
        {idea && (
          <p className={styles.idea}>
            <CategorySign category={idea.category} size={24} />
            <span>
              {idea.safety.known ? m.home_missed_idea() : m.home_missed_general_idea()}{' '}
              <Link to={`/activity?id=${idea.activity_id}`}>
                <span translate="no">{idea.title}</span>
              </Link>
            </span>
          </p>
        )}
        {idea && (
          <p className={styles.quiet}>
            {noWarningsWords([{ preferred_name, safety: idea.safety }])}
          </p>
        )}
      </div>
      {mayRecord && (
        <Link
          kind="quiet-button"
          to={`/manage-report?residents=${id}`}
          icon={<ClipboardPen aria-hidden="true" />}
          aria-label={m.home_missed_record_for({ name: preferred_name })}
        >
          {m.reports_record()}
        </Link>
      )}
    </>
  );
}
