import { WEEKDAYS } from '@relish/shared/events/events/recurrence.ts';
import { PERFORMER_LIMITS } from '@relish/shared/events/performers/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { type OnePerformer, useAddPerformer, useEditPerformer } from './api.ts';
import { type PerformerValues, toSent, toValues } from './performer-values.ts';
import { weekdayName } from './performer-words.ts';

import styles from './performers.module.css';

interface Props {
  /** The performer to edit; undefined for a new one. */
  performer?: OnePerformer;
  onSaved?: (id: string) => void;
  onClose: () => void;
}

export default function PerformerDialog({ performer, onSaved, onClose }: Props) {
  const add = useAddPerformer();
  const edit = useEditPerformer();
  const form = useCallForm<PerformerValues>({
    schema: loadSchema,
    defaultValues: toValues(performer),
    send: async (values) => {
      const sent = toSent(values);
      const { id } = performer
        ? await edit.mutateAsync({ ...sent, id: performer.id, version: performer.version })
        : await add.mutateAsync(sent);
      draft.forget();
      showToast({ title: m.performers_saved(), tone: 'success' });
      onSaved?.(id);
      onClose();
    },
  });
  const draft = useDraft(`performer ${performer?.id ?? ''}`, form);
  const line = (name: 'name' | 'offer' | 'contact_name', label: string) => (
    <TextField
      label={label}
      optional={name !== 'name'}
      autoComplete="off"
      maxLength={PERFORMER_LIMITS[name]}
      {...form.field(name)}
    />
  );
  const date = (name: 'insurance_until' | 'dbs_until', label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <DateField {...field} label={label} optional errors={form.listErrors(name)} />
      )}
    />
  );
  return (
    <FormDialog
      title={performer ? m.performers_edit_title() : m.performers_add()}
      save={m.performers_save()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      {line('name', m.performers_name())}
      {line('offer', m.performers_offer())}
      <div className={styles.pair}>
        {line('contact_name', m.performers_contact_name())}
        <TextField
          label={m.performers_phone()}
          optional
          type="tel"
          autoComplete="off"
          {...form.field('phone')}
        />
        <TextField
          label={m.performers_email()}
          optional
          type="email"
          autoComplete="off"
          {...form.field('email')}
        />
        <TextField
          label={m.performers_fee()}
          hint={m.performers_fee_hint()}
          optional
          inputMode="decimal"
          autoComplete="off"
          {...form.field('fee_pence')}
        />
        {date('insurance_until', m.performers_insurance_until())}
        {date('dbs_until', m.performers_dbs_until())}
      </div>
      <Controller
        control={form.control}
        name="rest_days"
        render={({ field }) => (
          <Chips
            {...field}
            multiple
            label={m.performers_rest_days()}
            errors={form.listErrors('rest_days')}
            value={field.value.map(String)}
            onChange={(values) => field.onChange(values.map(Number))}
            options={WEEKDAYS.map((day) => ({
              value: String(day),
              label: weekdayName(day, 'short'),
            }))}
          />
        )}
      />
      <TextArea
        label={m.performers_notes()}
        optional
        maxLength={PERFORMER_LIMITS.notes}
        {...form.field('notes')}
      />
    </FormDialog>
  );
}

/** Validates the values as they will be sent. */
const loadSchema = async () => {
  const [{ z }, { PerformerInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/events/performers/contract.ts'),
  ]);
  return z.custom<PerformerValues>().transform(toSent).pipe(PerformerInput);
};
