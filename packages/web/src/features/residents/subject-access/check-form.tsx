import type { Input } from '@relish/shared/calls.ts';
import { CHECKED_AS } from '@relish/shared/residents/subject-access/choices.ts';
import { Controller, useWatch } from 'react-hook-form';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { type ReleaseStatus, useRecordCheck } from './api.ts';
import { CHECKED_AS_WORDS, REQUESTER_WORDS } from './check-words.ts';

import styles from './record-cards.module.css';

interface Props {
  residentId: string;
  status: ReleaseStatus;
  onSaved: () => void;
}

export function CheckForm({ residentId, status, onSaved }: Props) {
  const today = useToday();
  const record = useRecordCheck();
  const form = useCallForm<Input<'subject-access/check'>>({
    schema: async () =>
      (await import('@relish/shared/residents/subject-access/check.ts')).SeriousHarmCheckInput,
    defaultValues: {
      resident_id: residentId,
      checked_by: '',
      checked_on: today,
      withheld: [],
      reason: '',
    },
    send: async (values) => {
      await record.mutateAsync(values);
      showToast({ title: m.record_check_saved(), tone: 'success' });
      onSaved();
    },
  });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      <Controller
        control={form.control}
        name="requested_by"
        render={({ field }) => (
          <Select
            {...field}
            label={m.record_requester()}
            errors={form.listErrors('requested_by')}
            options={status.requesters.map((value) => ({
              value,
              label: REQUESTER_WORDS[value](),
            }))}
          />
        )}
      />
      <TextField label={m.record_check_by()} autoComplete="off" {...form.field('checked_by')} />
      <Controller
        control={form.control}
        name="checked_as"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={m.record_check_as()}
            hint={m.record_check_as_hint()}
            errors={form.listErrors('checked_as')}
            options={CHECKED_AS.map((value) => ({ value, label: CHECKED_AS_WORDS[value]() }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="checked_on"
        render={({ field }) => (
          <DateField
            {...field}
            onChange={(day) => field.onChange(day ?? '')}
            label={m.record_check_on()}
            max={today}
            errors={form.listErrors('checked_on')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="outcome"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={m.record_check_outcome()}
            errors={form.listErrors('outcome')}
            options={[
              { value: 'nothing_withheld', label: m.record_check_nothing() },
              { value: 'parts_withheld', label: m.record_check_parts() },
            ]}
          />
        )}
      />
      {outcome === 'parts_withheld' && (
        <>
          <Controller
            control={form.control}
            name="withheld"
            render={({ field }) => (
              <CheckboxGroup
                {...field}
                value={field.value ?? []}
                label={m.record_check_which()}
                errors={form.listErrors('withheld')}
                options={status.withholdable.map(({ name, title }) => ({
                  value: name,
                  label: title,
                }))}
              />
            )}
          />
          <TextArea
            label={m.record_check_reason()}
            hint={m.record_check_reason_hint()}
            maxLength={1000}
            {...form.field('reason')}
          />
        </>
      )}
      <div>
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.ui_saving() : m.record_check_save()}
        </Button>
      </div>
    </form>
  );
}
