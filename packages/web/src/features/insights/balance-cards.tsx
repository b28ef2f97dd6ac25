import { Card } from '../../ui/card.tsx';
import { formatNumber } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import type { HomeInsights } from './api.ts';

/** Numbers only: whom it is about is not the question here. */
export function HoursCard({
  hours,
  people,
}: {
  hours: HomeInsights['late_hours'];
  people: number;
}) {
  const { value, sessions, without_evening, without_weekend } = hours;
  return (
    <Card title={m.insights_hours_title()}>
      {value === null ? (
        <p>{m.insights_hours_none()}</p>
      ) : (
        <>
          <p>
            {m.insights_hours_share({
              percent: formatNumber(value),
              count: sessions,
            })}
          </p>
          <p>{m.insights_hours_evening({ count: without_evening, all: people })}</p>
          <p>{m.insights_hours_weekend({ count: without_weekend, all: people })}</p>
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
