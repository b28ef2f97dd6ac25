import type { AloneReason } from '@relish/shared/dashboard/insights/fairness.ts';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { HomeInsights } from './api.ts';
import { inSentence } from './in-sentence.ts';
import { PersonRows } from './person-rows.tsx';

import styles from './home-insights.module.css';

const REASONS: Record<AloneReason, () => string> = {
  bed: m.insights_alone_bed,
  own_room: m.insights_alone_own_room,
  sensory: m.insights_alone_sensory,
  reflex: m.insights_alone_reflex,
};

/** Residents whom group activities do not suit, with their one-to-one minutes. */
export function AloneCard({ alone: { line, people } }: Pick<HomeInsights, 'alone'>) {
  const few = people.filter(({ status }) => status !== 'green');
  if (people.length === 0)
    return (
      <Card title={m.insights_alone_title()}>
        <p>{m.insights_alone_nobody()}</p>
      </Card>
    );
  return (
    <Card title={m.insights_alone_title()}>
      <p className={styles.quiet}>{m.insights_alone_lead()}</p>
      <p>
        {few.length === 0
          ? m.insights_alone_fine({ line: line.green })
          : m.insights_alone_finding({ count: few.length, all: people.length, line: line.green })}
      </p>
      <PersonRows people={people} words={describePerson} />
    </Card>
  );
}

const describePerson = ({ minutes, status, reasons }: HomeInsights['alone']['people'][number]) => (
  <>
    {status === 'green' ? (
      formatMinutes(minutes)
    ) : (
      <Badge kind="attention">{formatMinutes(minutes)}</Badge>
    )}{' '}
    {inSentence(reasons.map((each) => REASONS[each]()))}
  </>
);

const formatMinutes = (minutes: number) =>
  m.insights_alone_minutes({ minutes: formatNumber(Math.round(minutes)) });
