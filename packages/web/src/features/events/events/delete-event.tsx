import type { EventScope } from '@relish/shared/events/events/choices.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import type { EventCard } from './api.ts';
import { ScopeField } from './scope-field.tsx';
import { useEventChanges } from './use-event-changes.ts';

import styles from './event-view.module.css';

interface Props {
  event: EventCard;
  onClose: () => void;
}

export function DeleteEvent({ event, onClose }: Props) {
  const [scope, setScope] = useState<EventScope>('one');
  const { remove, isBusy } = useEventChanges();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      isOpen
      title={m.calendar_delete_title({ title: event.title })}
      confirmLabel={m.calendar_event_delete()}
      cancelLabel={m.calendar_cancel_keep()}
      kind="danger"
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() =>
        remove(event.id, scope, () => void navigate(`/tabs/events?day=${event.day}`))
      }
    >
      <div className={styles.form}>
        <p>{m.calendar_delete_text()}</p>
        {event.series_id !== null && <ScopeField value={scope} onChange={setScope} />}
      </div>
    </ConfirmDialog>
  );
}
