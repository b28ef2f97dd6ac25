import { useUser } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { formatDate, formatDay, formatList, formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { threadName } from '../threads/public.tsx';
import { AlertActions } from './alert-actions.tsx';
import type { ChatAlert } from './api.ts';
import { FLAG_WORDS, REASON_WORDS } from './safety-words.ts';

import styles from './alerts.module.css';

/** One alert: the message as it was, why it is here, and what was done. */
export function AlertItem({ alert }: { alert: ChatAlert }) {
  const user = useUser();
  const { message, thread, raised_by, note } = alert;
  const name = threadName(thread, user);
  const author = message.author?.name ?? '';
  return (
    <article className={styles.item} aria-label={m.chat_alerts_of({ author, name })}>
      <div>
        <h2 className={styles.title} translate="no">
          {author}
        </h2>
        <p className={styles.quiet}>
          {name} · <Moment at={message.at} />
        </p>
      </div>
      <Facts alert={alert} />
      <blockquote className={styles.quote}>
        {message.body === '' ? m.chat_photos({ count: 1 }) : message.body}
      </blockquote>
      {raised_by && (
        <div>
          <p className={styles.quiet}>
            {m.chat_alerts_raised_by({ name: raised_by.name })} · <Moment at={alert.at} />
          </p>
          {note !== null && <p className={styles.text}>{note}</p>}
        </div>
      )}
      <Done done={alert.hidden} title={m.chat_alerts_hidden()} text={alert.hidden?.reason} />
      <Done done={alert.settled} title={m.chat_alerts_settled()} text={alert.settled?.outcome} />
      <Done
        done={alert.reopened}
        title={m.chat_alerts_reopened()}
        text={alert.reopened?.earlier_outcome}
      />
      <AlertActions alert={alert} name={name} />
    </article>
  );
}

function Moment({ at }: { at: string }) {
  const { time_zone } = useUser().carehome;
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {m.ui_moment({ day: formatDate(date, time_zone), time: formatTime(date, time_zone) })}
    </time>
  );
}

function Facts({ alert }: { alert: ChatAlert }) {
  const { reason, flags, complaint, paused_until, message, hidden } = alert;
  return (
    <p className={styles.facts}>
      {reason !== null && (
        <Badge kind="danger">{m.chat_alerts_reported({ reason: REASON_WORDS[reason]() })}</Badge>
      )}
      {flags.length > 0 && (
        <Badge kind="attention">
          {m.chat_alerts_mentions({ words: formatList(flags.map((flag) => FLAG_WORDS[flag]())) })}
        </Badge>
      )}
      {complaint && <Badge kind="info">{m.chat_alerts_complaint()}</Badge>}
      {paused_until !== null && (
        <Badge kind="info">{m.chat_alerts_paused({ date: formatDay(paused_until) })}</Badge>
      )}
      {message.is_deleted && !hidden && <Badge>{m.chat_deleted()}</Badge>}
    </p>
  );
}

interface DoneProps {
  done: { at: string; by: string | null } | null;
  title: string;
  text: string | undefined;
}

const Done = ({ done, title, text }: DoneProps) =>
  done && (
    <div className={styles.done}>
      <p className={styles.quiet}>
        <strong>{title}</strong> · {done.by !== null && `${done.by} · `}
        <Moment at={done.at} />
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
