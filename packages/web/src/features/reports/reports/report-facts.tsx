import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { LEADER_WORDS, REPORT_PLACE_WORDS } from '../../../words/report-words.ts';
import type { Report } from './api.ts';
import { useLeaderNames } from './leader-names.ts';
import { useMoments } from './moment-words.ts';
import { toPounds } from './money.ts';

import styles from './report-view.module.css';

export function ReportFacts({ report }: { report: Report }) {
  const { dated, time } = useMoments();
  const describeLeader = useLeaderNames();
  const named = (leaders: Report['led_by']) =>
    leaders.map((each) => describeLeader(each) ?? LEADER_WORDS[each.kind]()).join(', ');
  const end = new Date(Date.parse(report.started_at) + report.duration_min * 60_000).toISOString();
  const place = report.place && REPORT_PLACE_WORDS[report.place]();
  const facts = [
    {
      label: m.reports_when_title(),
      text: m.reports_fact_when({
        from: dated(report.started_at),
        to: time(end),
        minutes: m.reports_minutes({ count: report.duration_min }),
      }),
    },
    {
      label: m.reports_place(),
      text: report.place === 'other' ? report.place_text : place,
    },
    { label: m.reports_field_category(), text: CATEGORY_WORDS[report.category]() },
    { label: m.reports_led_by(), text: named(report.led_by) },
    { label: m.reports_helpers(), text: named(report.helpers) },
    { label: m.reports_provider(), text: report.external_provider },
    {
      label: m.reports_cost(),
      text: report.cost_pence === null ? null : toPounds(report.cost_pence),
    },
    {
      label: m.reports_fact_entered(),
      text: m.reports_fact_by({
        moment: dated(report.created_at),
        name: report.created_by?.name ?? m.reports_somebody(),
      }),
    },
  ].filter(({ text }) => text !== null && text !== '');
  return (
    <Card title={m.reports_facts()}>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {report.event_id !== null && (
        <p>
          <Link to={`/event?id=${report.event_id}`}>{m.reports_open_event()}</Link>
        </p>
      )}
    </Card>
  );
}
