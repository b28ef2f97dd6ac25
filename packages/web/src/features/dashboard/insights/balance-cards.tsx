import type { DeliveryReason } from '@relish/shared/reports/figures/planned-and-delivered.ts';

import { Card } from '../../../ui/layout/card.tsx';
import { percentWords } from '../../../words/figure-words.ts';
import { m } from '../../../words/m.ts';
import type { HomeInsights } from './api.ts';

/** Counts only, without names. */
export function HoursCard({ hours }: { hours: HomeInsights['late_hours'] }) {
  const { value, sessions, people, without_evening, without_weekend } = hours;
  return (
    <Card title={m.insights_hours_title()}>
      {value === null ? (
        <p>{m.insights_hours_none()}</p>
      ) : (
        <>
          <p>
            {m.insights_hours_share({
              percent: percentWords(value),
              count: sessions,
            })}
          </p>
          {people > 0 && (
            <>
              <p>{m.insights_hours_evening({ count: without_evening, all: people })}</p>
              <p>{m.insights_hours_weekend({ count: without_weekend, all: people })}</p>
            </>
          )}
        </>
      )}
    </Card>
  );
}

export function DeliveredCard({ delivered }: Pick<HomeInsights, 'delivered'>) {
  const { chosen, recorded, sessions, planned } = delivered;
  return (
    <Card title={m.insights_delivered_title()}>
      <p>
        {chosen === 0
          ? m.insights_delivered_none()
          : m.insights_delivered_chosen({ recorded, count: chosen })}
      </p>
      {sessions > 0 && <p>{m.insights_delivered_sessions({ planned, count: sessions })}</p>}
    </Card>
  );
}

const REASON_WORDS: Record<DeliveryReason, (count: { count: number }) => string> = {
  staff: m.insights_programme_staff,
  nobody_wanted: m.insights_programme_nobody_wanted,
  weather: m.insights_programme_weather,
  performer: m.insights_programme_performer,
  illness: m.insights_programme_illness,
  other: m.insights_programme_other,
  cancelled_before: m.insights_programme_cancelled_before,
};

/** K27: what became of the events of the period. */
export function ProgrammeCard({ programme }: Pick<HomeInsights, 'programme'>) {
  const { planned, delivered, not_known, reasons, value } = programme;
  return (
    <Card title={m.insights_programme_title()}>
      {planned === 0 ? (
        <p>{m.insights_programme_none()}</p>
      ) : (
        <>
          <p>
            {value === null
              ? m.insights_programme_delivered({ delivered, count: planned })
              : m.insights_programme_share({
                  delivered,
                  count: planned,
                  percent: percentWords(value),
                })}
          </p>
          {reasons.length > 0 && (
            <ul>
              {reasons.map(({ reason, count }) => (
                <li key={reason}>{REASON_WORDS[reason]({ count })}</li>
              ))}
            </ul>
          )}
          {not_known > 0 && <p>{m.insights_programme_not_known({ count: not_known })}</p>}
        </>
      )}
    </Card>
  );
}
