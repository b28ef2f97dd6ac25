import { isRelative } from '@relish/shared/permissions.ts';

import { useUser } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import { useChatHours } from './api.ts';
import { hoursWords, replyWords } from './hours-words.ts';

import styles from './hours.module.css';

/** Above a relative's messages: when the home answers, and how soon. */
export function ThreadHours() {
  const isFamily = isRelative(useUser());
  const { data } = useChatHours(isFamily);
  if (!isFamily || !data) return null;
  const reply = replyWords(data);
  if (data.hours.length === 0 && reply === undefined) return null;
  return (
    <p className={styles.line}>
      {data.hours.length > 0 && (
        <span>{m.chat_hours_answers({ hours: hoursWords(data.hours) })}</span>
      )}
      {reply !== undefined && <span>{reply}</span>}
    </p>
  );
}
