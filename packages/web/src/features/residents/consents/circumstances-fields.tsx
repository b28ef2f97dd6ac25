import { Controller } from 'react-hook-form';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useCircumstances } from './use-circumstances.ts';
import type { Evidence } from './use-evidence.ts';

import styles from './consent-form.module.css';

const PICTURES = 'image/jpeg,image/png,image/webp';
const MOST_BYTES = 10 * 1024 * 1024;

/** Date, people present and the signed form. */
export function CircumstancesFields({ name, evidence }: { name: string; evidence: Evidence }) {
  const { control, register, listErrors } = useCircumstances();
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
              errors={listErrors('from_date')}
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
              errors={listErrors('review_on')}
            />
          )}
        />
      </div>
      <TextField
        optional
        label={m.consent_witness()}
        autoComplete="off"
        errors={listErrors('witnessed_by')}
        {...register('witnessed_by')}
      />
      <TextArea
        optional
        label={m.consent_notes()}
        hint={m.consent_notes_hint({ name })}
        maxLength={1000}
        errors={listErrors('notes')}
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
          findState={evidence.findState}
        />
      )}
    </>
  );
}
