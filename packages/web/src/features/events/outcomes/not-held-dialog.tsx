import type { Input } from '@relish/shared/calls.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { NOT_HELD_REASONS, type NotHeldReason } from '@relish/shared/events/outcomes/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { type AskedEvent, useNotHeld, useUndoNotHeld } from './api.ts';

const REASON_WORDS: Record<NotHeldReason, () => string> = {
  staff: m.outcomes_reason_staff,
  nobody_wanted: m.outcomes_reason_nobody_wanted,
  weather: m.outcomes_reason_weather,
  performer: m.outcomes_reason_performer,
  illness: m.outcomes_reason_illness,
  other: m.outcomes_reason_other,
};

const UNDO_SECONDS = 10;

interface Props {
  event: Pick<AskedEvent, 'id' | 'title'>;
  onClose: () => void;
}

/** Asks why; guests are not told, because the event is over. */
export default function NotHeldDialog({ event, onClose }: Props) {
  const notHeld = useNotHeld();
  const undo = useUndoNotHeld();
  const form = useCallForm<Input<'outcomes/not-held'>>({
    schema: async () =>
      (await import('@relish/shared/events/outcomes/contract.ts')).outcomeCalls['outcomes/not-held']
        .input,
    // No reason is chosen at first.
    defaultValues: { id: event.id, note: '' },
    send: async (values) => {
      await notHeld.mutateAsync(values);
      onClose();
      showToast({
        title: m.outcomes_not_held_saved(),
        seconds: UNDO_SECONDS,
        action: { label: m.ui_undo(), run: () => undo.mutate({ id: event.id }) },
      });
    },
  });
  return (
    <FormDialog
      title={m.outcomes_not_held_title({ title: event.title })}
      save={m.outcomes_not_held_save()}
      form={form}
      onClose={onClose}
    >
      <p>{m.outcomes_not_held_text()}</p>
      <Controller
        control={form.control}
        name="reason"
        render={({ field, fieldState }) => (
          <Chips
            label={m.outcomes_not_held_why()}
            name="reason"
            options={NOT_HELD_REASONS.map((each) => ({
              value: each,
              label: REASON_WORDS[each](),
            }))}
            value={field.value}
            errors={fieldState.error?.message === undefined ? [] : [fieldState.error.message]}
            onChange={field.onChange}
          />
        )}
      />
      <TextField
        label={m.outcomes_not_held_note()}
        hint={m.outcomes_not_held_note_hint()}
        optional
        autoComplete="off"
        maxLength={EVENT_LIMITS.reason}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
