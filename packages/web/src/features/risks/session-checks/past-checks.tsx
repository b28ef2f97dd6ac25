import { useUser } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { formatDate, formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type PastCheck, useChecks } from './api.ts';
import { CHECK_QUESTIONS } from './check-words.ts';

import styles from './session-check.module.css';

/** Earlier checks, so that nobody checks twice without need. */
export function PastChecks({ eventId }: { eventId: string }) {
  const { data = [] } = useChecks(eventId);
  if (data.length === 0) return null;
  return (
    <Card title={m.check_past()}>
      <List label={m.check_past()} rows={data} rowKey={({ id }) => id}>
        {(check) => <Past check={check} />}
      </List>
    </Card>
  );
}

function Past({ check }: { check: PastCheck }) {
  const { time_zone } = useUser().carehome;
  const at = new Date(check.checked_at);
  const noes = check.answers.filter(({ ok }) => !ok);
  return (
    <div className={styles.past}>
      <p className={styles.by}>
        <span>
          {m.check_by({
            name: check.checked_by,
            day: formatDate(at, time_zone),
            time: formatTime(at, time_zone),
          })}
        </span>
        {check.state === 'all_well' ? (
          <Badge kind="brand">{m.check_state_well()}</Badge>
        ) : (
          <Badge kind="attention">{m.check_state_stop()}</Badge>
        )}
      </p>
      {noes.map((answer) => (
        <p key={answer.check} className={styles.quiet}>
          {CHECK_QUESTIONS[answer.check]()} <span translate="no">{answer.note}</span>
        </p>
      ))}
      {check.joined_note !== null && (
        <p className={styles.quiet} translate="no">
          {check.joined_note}
        </p>
      )}
    </div>
  );
}
