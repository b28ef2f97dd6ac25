import type { Input } from '@relish/shared/calls.ts';
import { Controller, type Path, useFormContext } from 'react-hook-form';

import { useCan } from '../../session/use-session.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { m } from '../../words/m.ts';
import type { Evidence } from './use-evidence.ts';
import { useToday } from './use-today.ts';

import styles from './consent-form.module.css';

type CircumstanceValues = Omit<Input<'consents/record'>, 'purpose' | 'decision'>;

export const noCircumstances = {
  basis: null,
  capacity_assessed_on: null,
  decided_by: '',
  witnessed_by: '',
  from_date: null,
  review_on: null,
  notes: '',
  evidence_id: null,
} satisfies Omit<CircumstanceValues, 'resident_id'>;

const PICTURES = 'image/jpeg,image/png,image/webp';
const MOST_BYTES = 10 * 1024 * 1024;

/** What a form of answers asks besides the answers, in a form's context. */
export function useCircumstances() {
  const form = useFormContext<CircumstanceValues>();
  const errorsOf = (field: Path<CircumstanceValues>) => {
    const message = form.getFieldState(field, form.formState).error?.message;
    return message === undefined ? undefined : [message];
  };
  return { ...form, errorsOf };
}

/** Who decided for somebody, and when it was found that they cannot. */
export function AssessmentFields() {
  const { control, register, errorsOf } = useCircumstances();
  const today = useToday();
  return (
    <>
      <TextField
        label={m.consent_decided_by()}
        hint={m.consent_decided_by_hint()}
        autoComplete="off"
        errors={errorsOf('decided_by')}
        {...register('decided_by')}
      />
      <Controller
        control={control}
        name="capacity_assessed_on"
        render={({ field }) => (
          <DateField
            {...field}
            label={m.consent_assessed_on()}
            max={today}
            errors={errorsOf('capacity_assessed_on')}
          />
        )}
      />
    </>
  );
}

export function CircumstancesFields({ name, evidence }: { name: string; evidence: Evidence }) {
  const { control, register, errorsOf } = useCircumstances();
  const today = useToday();
  const mayUpload = useCan('media.upload');
  return (
    <>
      <div className={styles.pair}>
        <Controller
          control={control}
          name="from_date"
          render={({ field }) => (
            <DateField
              {...field}
              optional
              label={m.consent_from()}
              hint={m.consent_from_hint()}
              max={today}
              errors={errorsOf('from_date')}
            />
          )}
        />
        <Controller
          control={control}
          name="review_on"
          render={({ field }) => (
            <DateField
              {...field}
              optional
              label={m.consent_review()}
              hint={m.consent_review_hint()}
              errors={errorsOf('review_on')}
            />
          )}
        />
      </div>
      <TextField
        optional
        label={m.consent_witness()}
        autoComplete="off"
        errors={errorsOf('witnessed_by')}
        {...register('witnessed_by')}
      />
      <TextArea
        optional
        label={m.consent_notes()}
        hint={m.consent_notes_hint({ name })}
        maxLength={1000}
        errors={errorsOf('notes')}
        {...register('notes')}
      />
      {mayUpload && (
        <FileDrop
          optional
          label={m.consent_evidence()}
          hint={m.consent_evidence_hint()}
          accept={PICTURES}
          maxBytes={MOST_BYTES}
          value={evidence.files}
          onChange={evidence.setFiles}
          stateOf={evidence.stateOf}
        />
      )}
    </>
  );
}
