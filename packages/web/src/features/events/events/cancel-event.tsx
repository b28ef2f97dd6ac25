import type { Input } from '@relish/shared/calls.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { useId } from 'react';
import { Controller } from 'react-hook-form';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type EventCard, useCancelEvent } from './api.ts';
import { ScopeField } from './scope-field.tsx';
import { useEventChanges } from './use-event-changes.ts';

import styles from './event-view.module.css';

interface Props {
  event: EventCard;
  onClose: () => void;
}

export function CancelEvent({ event, onClose }: Props) {
  const formId = useId();
  const cancel = useCancelEvent();
  const { offerUndo } = useEventChanges();
  const form = useCallForm<Input<'events/cancel'>>({
    schema: async () =>
      (await import('@relish/shared/events/events/contract.ts')).eventCalls['events/cancel'].input,
    defaultValues: { id: event.id, scope: 'one', reason: '' },
    send: async (values) => {
      const { count } = await cancel.mutateAsync(values);
      onClose();
      offerUndo(m.calendar_cancelled_toast({ count }), event.id, values.scope ?? 'one');
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.calendar_cancel_title({ title: event.title })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.calendar_cancel_keep()}
          </Button>
          <Button kind="danger" type="submit" form={formId} busy={form.busy}>
            {m.calendar_event_cancel()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p>{m.calendar_cancel_text()}</p>
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <TextField
          label={m.calendar_cancel_reason()}
          hint={m.calendar_cancel_reason_hint()}
          autoComplete="off"
          maxLength={EVENT_LIMITS.reason}
          {...form.field('reason')}
        />
        {event.series_id !== null && (
          <Controller
            control={form.control}
            name="scope"
            render={({ field }) => (
              <ScopeField value={field.value ?? 'one'} onChange={field.onChange} />
            )}
          />
        )}
      </form>
    </Dialog>
  );
}
