import { Phone } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Comparison, Outing, Round } from './api.ts';
import { nameThem } from './headcount-words.ts';
import type { OwnRound } from './rounds.ts';

import styles from './headcount.module.css';

interface Props {
  outing: Outing;
  own: OwnRound & { comparison: Comparison };
  others: Round | undefined;
  onAgain: () => void;
}

export function HeadcountResult({ outing, own, others, onAgain }: Props) {
  const { comparison, isWaiting } = own;
  const { missing, doubtful, unexpected } = comparison;
  const counters = others?.counted_by.map(({ name }) => name) ?? [];
  return (
    <div className={styles.result}>
      {missing.length > 0 && (
        <Banner
          kind="danger"
          title={m.headcount_missing_title({ names: nameThem(outing, missing) })}
        >
          {m.headcount_missing()}
        </Banner>
      )}
      {doubtful.length > 0 && (
        <Banner
          kind="attention"
          title={m.headcount_doubtful_title({ names: nameThem(outing, doubtful) })}
        >
          {m.headcount_doubtful()}
        </Banner>
      )}
      {unexpected.length > 0 && (
        <Banner kind="attention" title={m.headcount_unexpected_title()}>
          {m.headcount_unexpected()}
        </Banner>
      )}
      {missing.length + doubtful.length + unexpected.length === 0 && (
        <Banner
          kind="success"
          title={
            comparison.state === 'agreed' ? m.headcount_agreed_title() : m.headcount_seen_title()
          }
        >
          {comparison.state === 'agreed'
            ? m.headcount_agreed({ names: formatList(counters) })
            : m.headcount_seen()}
        </Banner>
      )}
      {isWaiting && <p className={styles.quiet}>{m.headcount_waiting()}</p>}
      <div className={styles.actions}>
        <Button kind={missing.length > 0 ? 'primary' : 'quiet'} onClick={onAgain}>
          {m.headcount_again()}
        </Button>
        {missing.length > 0 && (
          <Link kind="quiet-button" icon={<Phone aria-hidden="true" />} href="tel:999">
            {m.headcount_999()}
          </Link>
        )}
      </div>
      {missing.length > 0 && <MissingPlan outing={outing} missing={missing} />}
    </div>
  );
}

function MissingPlan({ outing, missing }: { outing: Outing; missing: readonly string[] }) {
  const { missing_plan } = outing.details;
  const described = outing.goers.filter(
    ({ id, description }) => missing.includes(id) && description !== null,
  );
  if (missing_plan === null && described.length === 0) return null;
  return (
    <Card title={m.outing_missing_plan()}>
      {described.map(({ id, preferred_name, description }) => (
        <p key={id} translate="no">
          <strong>{preferred_name}</strong>: {description}
        </p>
      ))}
      {missing_plan !== null && (
        <p className={styles.plan} translate="no">
          {missing_plan}
        </p>
      )}
    </Card>
  );
}
