import type { Input } from '@relish/shared/calls.ts';
import { type Purpose, PURPOSES } from '@relish/shared/residents/consents/purposes.ts';
import { useId } from 'react';
import { Controller } from 'react-hook-form';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import { useAddCapacityNote } from './api.ts';
import { OUTCOME_WORDS } from './capacity-words.ts';
import { SHORT } from './purpose-words.ts';

import styles from './consent-form.module.css';

interface Props {
  residentId: string;
  name: string;
  /** The purposes it covers, when written while recording consents. */
  purposes?: readonly Purpose[];
  /** Called with a note that supports a decision on their behalf. */
  onSaved?: (id: string) => void;
  onClose: () => void;
}

const NO_PURPOSES: readonly Purpose[] = [];
const LONGEST_DECISION = 200;
const decisionWords = (purposes: readonly Purpose[]) =>
  purposes
    .map((purpose) => SHORT[purpose]())
    .join(', ')
    .slice(0, LONGEST_DECISION);

export function AddCapacityNote({
  residentId,
  name,
  purposes = NO_PURPOSES,
  onSaved,
  onClose,
}: Props) {
  const formId = useId();
  const today = useToday();
  const add = useAddCapacityNote();
  const form = useCallForm<Input<'capacity/add'>>({
    schema: async () =>
      (await import('@relish/shared/residents/capacity/contract.ts')).CapacityNoteInput,
    defaultValues: {
      resident_id: residentId,
      decision: decisionWords(purposes),
      purposes: [...purposes],
      assessed_on: today,
      assessor: '',
      review_on: null,
      notes: '',
    },
    send: async (values) => {
      const { id } = await add.mutateAsync(values);
      draft.forget();
      showToast({ title: m.capacity_saved(), tone: 'success' });
      if (values.outcome === 'lacks_capacity') onSaved?.(id);
      onClose();
    },
  });
  const draft = useDraft(['capacity', residentId, ...purposes].join(' '), form);
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
          name="purposes"
          render={({ field }) => (
            <CheckboxGroup
              {...field}
              optional
              value={field.value ?? []}
              label={m.capacity_purposes()}
              hint={m.capacity_purposes_hint({ name })}
              errors={form.listErrors('purposes')}
              options={PURPOSES.map((value) => ({ value, label: SHORT[value]() }))}
            />
          )}
        />
        <Controller
          control={form.control}
          name="outcome"
          render={({ field }) => (
            <RadioCards
              {...field}
              label={m.capacity_outcome()}
              errors={form.listErrors('outcome')}
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
                errors={form.listErrors('assessed_on')}
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
                errors={form.listErrors('review_on')}
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
