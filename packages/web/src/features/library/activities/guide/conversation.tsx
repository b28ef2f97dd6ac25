import { Card } from '../../../../ui/layout/card.tsx';
import { m } from '../../../../words/m.ts';
import type { Activity } from '../api.ts';

import styles from './guide-parts.module.css';

export function Conversation({
  guide: { opening_line, conversation_prompts },
}: {
  guide: Activity['guide'];
}) {
  if (opening_line === null && conversation_prompts.length === 0) return null;
  return (
    <Card title={m.guide_say()}>
      {opening_line !== null && (
        <blockquote className={styles.opening}>
          <p>{m.guide_quote({ text: opening_line })}</p>
        </blockquote>
      )}
      {conversation_prompts.length > 0 && (
        <ul className={styles.bullets}>
          {conversation_prompts.map((prompt) => (
            <li key={prompt}>{prompt}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
