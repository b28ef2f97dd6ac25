import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '../../../forms/lazy-part.tsx';
import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type Event, useEventRecords, useUndoNotHeld } from './api.ts';

import styles from './outcomes.module.css';

const NotHeldDialog = lazyPart(() => import('./not-held-dialog.tsx'));

/** From the day of an event on: its record, or the ways to say how it was. */
export function EventOutcome({ event }: { event: Event }) {
  const maySee = useCan('reports.view');
  const mayRecord = useCan('reports.add');
  const today = useToday();
  const isForResidents = event.audience === 'residents' || event.audience === 'all';
  if (!maySee || !isForResidents || event.day > today) return null;
  if (event.is_recorded === true) return <Recorded event={event} mayRecord={mayRecord} />;
  if (!mayRecord) return null;
  if (event.status === 'cancelled')
    return event.staff?.not_held_reason ? <NotHeld event={event} /> : null;
  return <NotRecorded event={event} />;
}

function Recorded({ event, mayRecord }: { event: Event; mayRecord: boolean }) {
  const { data: records = [] } = useEventRecords(event.id, true);
  const isOne = records.length === 1;
  return (
    <Card title={m.outcomes_recorded_title()}>
      <div className={styles.actions}>
        {records.map(({ id, by }) => (
          <Link
            key={id}
            kind="primary-button"
            to={`/report?id=${id}`}
            {...(!isOne && { 'aria-label': m.outcomes_open_by({ name: by }) })}
          >
            {isOne ? m.outcomes_open() : m.outcomes_open_by({ name: by })}
          </Link>
        ))}
        {mayRecord && (
          <Link kind="quiet-button" to={`/manage-report?event=${event.id}`}>
            {m.outcomes_record_again()}
          </Link>
        )}
      </div>
    </Card>
  );
}

function NotRecorded({ event }: { event: Event }) {
  const [asking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  return (
    <Card title={m.outcomes_asked_title()}>
      <div className={styles.actions}>
        <Link
          kind="primary-button"
          to={`/manage-report?event=${event.id}`}
          icon={<ClipboardPen aria-hidden="true" />}
        >
          {m.outcomes_record_event()}
        </Link>
        {Date.parse(event.ends_at) <= now && (
          <Button kind="plain" onClick={() => setAsking(true)}>
            {m.outcomes_not_held()}
          </Button>
        )}
      </div>
      {asking && <NotHeldDialog event={event} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** A mistake can be undone at any time; a record does it too. */
function NotHeld({ event }: { event: Event }) {
  const undo = useUndoNotHeld();
  return (
    <Card title={m.outcomes_asked_title()}>
      <Button
        kind="quiet"
        busy={undo.isPending}
        onClick={() => undo.isPending || undo.mutate({ id: event.id })}
      >
        {m.outcomes_took_place()}
      </Button>
    </Card>
  );
}
