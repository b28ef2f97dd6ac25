import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { ReleaseStatus } from './api.ts';
import { CheckForm } from './check-form.tsx';
import { CHECKED_AS_WORDS, REQUESTER_WORDS } from './check-words.ts';

import styles from './record-cards.module.css';

interface Props {
  residentId: string;
  status: ReleaseStatus;
}

/** Shows the result of the check required before a copy, or its form. */
export function CheckCard({ residentId, status }: Props) {
  const [isAgain, setAgain] = useState(false);
  const { check } = status;
  return (
    <Card title={m.record_check_title()}>
      <p>{m.record_check_text()}</p>
      {check === null || isAgain ? (
        <CheckForm residentId={residentId} status={status} onSaved={() => setAgain(false)} />
      ) : (
        <Checked check={check} parts={status.withholdable} onAgain={() => setAgain(true)} />
      )}
    </Card>
  );
}

interface CheckedProps {
  check: NonNullable<ReleaseStatus['check']>;
  parts: ReleaseStatus['withholdable'];
  onAgain: () => void;
}

const Checked = ({ check, parts, onAgain }: CheckedProps) => (
  <>
    <p>
      {m.record_check_done({
        who: check.checked_by,
        role: CHECKED_AS_WORDS[check.checked_as](),
        date: formatDay(check.checked_on),
      })}
    </p>
    <p>{m.record_check_for({ who: REQUESTER_WORDS[check.requested_by]() })}</p>
    {check.withheld.length === 0 ? (
      <p>{m.record_check_nothing()}</p>
    ) : (
      <>
        <p>
          {m.record_check_withheld({
            parts: parts
              .filter(({ name }) => check.withheld.includes(name))
              .map(({ title }) => title)
              .join(', '),
          })}
        </p>
        <p className={styles.soft}>{m.record_check_reason_kept({ reason: check.reason ?? '' })}</p>
      </>
    )}
    <p className={styles.soft}>{m.record_check_until({ date: formatDay(check.valid_until) })}</p>
    <div>
      <Button kind="quiet" size="small" onClick={onAgain}>
        {m.record_check_again()}
      </Button>
    </div>
  </>
);
