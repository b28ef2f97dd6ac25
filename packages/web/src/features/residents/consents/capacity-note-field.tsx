import { noteInForce, noteProblem } from '@relish/shared/residents/capacity/supporting.ts';
import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';
import { Plus } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';

import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { m } from '../../../words/m.ts';
import { dayWords } from './answer-words.ts';
import { type CapacityNote, useCapacityNotes } from './api.ts';
import { SHORT } from './purpose-words.ts';
import { useCircumstances } from './use-circumstances.ts';

import styles from './best-interests-fields.module.css';
import form from './consent-form.module.css';

interface Props {
  residentId: string;
  name: string;
  /** The purposes with a yes. */
  purposes: readonly Purpose[];
  onAdd: () => void;
}

/** A yes on someone's behalf must be linked to a capacity note, existing or new. */
export function CapacityNoteField({ residentId, name, purposes, onAdd }: Props) {
  const { control, listErrors } = useCircumstances();
  const today = useToday();
  const fromDate = useWatch({ control, name: 'from_date' });
  const { data, isError, isFetching, refetch } = useCapacityNotes(residentId);
  if (isError) return <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  const day = fromDate || today;
  const supports = (note: CapacityNote) =>
    purposes.some(
      (purpose) =>
        noteInForce(data, purpose)?.id === note.id &&
        noteProblem(note, { purpose, day }) === undefined,
    );
  const notes = data.filter(supports);
  const canDecide = purposes.some(
    (purpose) => noteInForce(data, purpose)?.outcome === 'has_capacity',
  );
  return (
    <div className={form.form}>
      <Controller
        control={control}
        name="capacity_note_id"
        render={({ field }) => (
          <RadioCards
            {...field}
            value={field.value ?? null}
            label={m.consent_note()}
            hint={m.consent_note_hint({ name })}
            errors={listErrors('capacity_note_id')}
            options={notes.map((note) => ({
              value: note.id,
              label: note.decision,
              description: m.consent_note_about({
                who: note.assessor,
                date: dayWords(note.assessed_on),
                questions: note.purposes.map((purpose) => SHORT[purpose]()).join(', '),
              }),
            }))}
          />
        )}
      />
      {notes.length === 0 && (
        <p className={styles.hint}>
          {canDecide ? m.consent_note_can({ name }) : m.consent_note_none()}
        </p>
      )}
      <div>
        <Button kind="quiet" size="small" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          {m.consent_note_add()}
        </Button>
      </div>
    </div>
  );
}
