import type { Input } from '@relish/shared/calls.ts';
import { useId } from 'react';
import { Controller } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useAddCapacityNote } from './api.ts';
import { OUTCOME_WORDS } from './capacity-words.ts';
import { DraftNotice } from './draft-notice.tsx';
import { useToday } from './use-today.ts';

import styles from './consent-form.module.css';

interface Props {
  residentId: string;
  name: string;
  onClose: () => void;
}

export function AddCapacityNote({ residentId, name, onClose }: Props) {
  const formId = useId();
  const today = useToday();
  const add = useAddCapacityNote();
  const form = useCallForm<Input<'capacity/add'>>({
    schema: async () => (await import('@relish/shared/capacity/contract.ts')).CapacityNoteInput,
    defaultValues: {
      resident_id: residentId,
      decision: '',
      assessed_on: today,
      assessor: '',
      review_on: null,
      notes: '',
    },
    send: async (values) => {
      await add.mutateAsync(values);
      draft.forget();
      showToast({ title: m.capacity_saved(), tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`capacity ${residentId}`, form);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={m.capacity_add()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {form.busy ? m.ui_saving() : m.consent_save()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p>{m.capacity_final()}</p>
        <DraftNotice draft={draft} />
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <TextField
          label={m.capacity_decision()}
          hint={m.capacity_decision_hint()}
          autoComplete="off"
          {...form.field('decision')}
        />
        <Controller
          control={form.control}
          name="outcome"
          render={({ field }) => (
            <RadioCards
              {...field}
              label={m.capacity_outcome()}
              errors={form.errorsOf('outcome')}
              options={(['has_capacity', 'lacks_capacity', 'fluctuates'] as const).map((value) => ({
                value,
                label: OUTCOME_WORDS[value](),
              }))}
            />
          )}
        />
        <TextField label={m.capacity_assessor()} autoComplete="off" {...form.field('assessor')} />
        <div className={styles.pair}>
          <Controller
            control={form.control}
            name="assessed_on"
            render={({ field }) => (
              <DateField
                {...field}
                onChange={(day) => field.onChange(day ?? '')}
                label={m.capacity_assessed_on()}
                max={today}
                errors={form.errorsOf('assessed_on')}
              />
            )}
          />
          <Controller
            control={form.control}
            name="review_on"
            render={({ field }) => (
              <DateField
                {...field}
                optional
                label={m.capacity_review()}
                errors={form.errorsOf('review_on')}
              />
            )}
          />
        </div>
        <TextArea
          optional
          label={m.capacity_notes({ name })}
          maxLength={2000}
          {...form.field('notes')}
        />
      </form>
    </Drawer>
  );
}
