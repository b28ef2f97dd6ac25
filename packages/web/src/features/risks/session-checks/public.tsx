import type { Output } from '@relish/shared/calls.ts';
import { Bus, ListChecks, ShieldCheck } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';

import styles from './session-check.module.css';

/** Ways from an event to its check and its outing pack. */
export function OnTheDay({ event }: { event: Output<'events/get'> }) {
  const mayCheck = useCan('risk-assessments.check');
  const mayAssess = useCan('risk-assessments.add');
  const { id, audience, status, is_draft } = event;
  if (!mayCheck || audience === 'staff' || status === 'cancelled' || is_draft) return null;
  return (
    <Card title={m.check_on_the_day()}>
      <div className={styles.actions}>
        <Link
          kind="quiet-button"
          icon={<ListChecks aria-hidden="true" />}
          to={`/session-check?event=${id}`}
        >
          {m.check_title()}
        </Link>
        <Link kind="quiet-button" icon={<Bus aria-hidden="true" />} to={`/outing?id=${id}`}>
          {m.outing_title()}
        </Link>
        {mayAssess && (
          <Link
            kind="quiet-button"
            icon={<ShieldCheck aria-hidden="true" />}
            to={`/risk-assessment-edit?event=${id}`}
          >
            {m.risks_event_assess()}
          </Link>
        )}
      </div>
    </Card>
  );
}
