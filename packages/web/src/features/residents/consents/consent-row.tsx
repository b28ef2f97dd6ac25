import { History } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { dayWords } from './answer-words.ts';
import type { PurposeState } from './api.ts';
import { QUESTIONS, SHORT } from './purpose-words.ts';

import styles from './consent-row.module.css';

export type RowAction = 'record' | 'withdraw' | 'history';

interface Props {
  name: string;
  state: PurposeState;
  onAction: (action: RowAction) => void;
}

/** One purpose with its decision and actions. */
export function ConsentRow({ name, state: { purpose, consent }, onAction }: Props) {
  const mayRecord = useCan('consents.edit');
  const mayBeWithdrawn = consent?.decision === 'yes' || consent?.decision === 'ask_each_time';
  const about = (action: string) => m.consent_actions_for({ action, purpose: SHORT[purpose]() });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.question}>{QUESTIONS[purpose]({ name })}</h3>
        <p className={styles.badges}>
          <AnswerBadge decision={consent?.decision} />
          {consent?.overdue === true && consent.review_on !== null && (
            <Badge kind="attention">
              {m.consent_overdue({ date: dayWords(consent.review_on) })}
            </Badge>
          )}
        </p>
        {consent && <AnswerFacts answer={consent} name={name} overdue={consent.overdue} />}
      </div>
      <div className={styles.actions}>
        {mayRecord && (
          <Button
            kind="quiet"
            size="small"
            aria-label={about(consent ? m.consent_change() : m.consent_record())}
            onClick={() => onAction('record')}
          >
            {consent ? m.consent_change() : m.consent_record()}
          </Button>
        )}
        {mayBeWithdrawn && (
          <Button
            kind="quiet"
            size="small"
            aria-label={about(m.consent_says_no())}
            onClick={() => onAction('withdraw')}
          >
            {m.consent_says_no()}
          </Button>
        )}
        {consent && (
          <IconButton label={about(m.consent_history())} onClick={() => onAction('history')}>
            <History aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  );
}
