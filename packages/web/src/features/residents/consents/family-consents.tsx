import { groundsFor } from '@relish/shared/residents/consents/purposes.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { dayWords } from './answer-words.ts';
import { type FamilyPurpose, useFamilyConsents } from './api.ts';
import { FamilyDecision } from './family-decision.tsx';
import { PURPOSE_GROUPS, QUESTIONS, SHORT } from './purpose-words.ts';

import list from './consent-list.module.css';
import styles from './consent-row.module.css';

/** On the relative's page. Relatives who may not decide for the resident see nothing of it. */
export function FamilyConsents({ residentId }: { residentId: string }) {
  const { data, isError, error, isFetching, refetch } = useFamilyConsents(residentId);
  const [deciding, setDeciding] = useState<FamilyPurpose>();
  if (error?.status === 404) return null;
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  const name = data.preferred_name;
  const states = new Map(data.purposes.map((state) => [state.purpose, state]));
  return (
    <Card title={m.consent_family_title({ name })}>
      <p>{m.consent_family_lead()}</p>
      {!data.can_decide && <p>{m.consent_family_cannot()}</p>}
      {PURPOSE_GROUPS.map(({ id, title, purposes }) => (
        <section key={id}>
          <h3 className={list.group}>{title()}</h3>
          <ul className={list.rows}>
            {purposes.map((purpose) => {
              const state = states.get(purpose);
              return (
                state && (
                  <Row
                    key={purpose}
                    name={name}
                    state={state}
                    onDecide={data.can_decide ? () => setDeciding(state) : undefined}
                  />
                )
              );
            })}
          </ul>
        </section>
      ))}
      {deciding && (
        <FamilyDecision
          residentId={residentId}
          name={name}
          state={deciding}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Card>
  );
}

interface RowProps {
  name: string;
  state: FamilyPurpose;
  onDecide: (() => void) | undefined;
}

const Row = ({
  name,
  state: { purpose, decision, from_date, open_to_you },
  onDecide,
}: RowProps) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <h4 className={styles.question}>{QUESTIONS[purpose]({ name })}</h4>
      <p className={styles.badges}>
        <AnswerBadge decision={decision} />
      </p>
      {from_date !== null && (
        <p className={styles.review}>{m.consent_since({ date: dayWords(from_date) })}</p>
      )}
      {onDecide && !open_to_you && (
        <p className={styles.review}>
          {groundsFor(purpose).length === 1
            ? m.consent_family_own({ name })
            : m.consent_family_unconfirmed()}
        </p>
      )}
    </div>
    {onDecide && open_to_you && (
      <div className={styles.actions}>
        <Button
          kind="quiet"
          size="small"
          aria-label={m.consent_actions_for({
            action: m.consent_family_decide(),
            purpose: SHORT[purpose](),
          })}
          onClick={onDecide}
        >
          {m.consent_family_decide()}
        </Button>
      </div>
    )}
  </li>
);
