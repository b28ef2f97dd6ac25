import type { Input } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';
import { VISIT_LIMITS, VISIT_PARTS, type VisitPart } from '@relish/shared/events/visits/choices.ts';
import { Controller, useWatch } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useToday } from '../../../session/use-today.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { type OwnVisit, useAnnounce, useCancelVisit, useEditVisit } from './api.ts';
import { PART_WORDS, visitWhenWords } from './visit-words.ts';
import { VisitingNotes } from './visiting-notes.tsx';

import styles from './visits.module.css';

interface Visited {
  id: string;
  preferred_name: string;
}

interface Props {
  people: readonly Visited[];
  /** The visit to move; undefined for a new one. */
  visit?: OwnVisit;
  onClose: () => void;
}

type Values = Input<'visits/announce'>;

const AT_A_TIME = 'time';
const USUAL_TIME = '14:00';
const UNDO_SECONDS = 10;
const NUMBERS = Array.from({ length: VISIT_LIMITS.people }, (_, at) => String(at + 1));

export default function VisitDialog({ people, visit, onClose }: Props) {
  const today = useToday();
  const save = useSaveVisit(visit);
  const form = useCallForm<Values>({
    schema: async () => (await import('@relish/shared/events/visits/contract.ts')).VisitInput,
    defaultValues: {
      resident_id: visit?.resident?.id ?? people[0]?.id ?? '',
      day: visit?.day ?? today,
      part: visit ? visit.part : 'afternoon',
      time: visit?.time ?? null,
      people: visit?.people ?? 1,
      note: visit?.note ?? '',
    },
    send: async (values) => {
      await save(values);
      draft.forget();
      onClose();
    },
  });
  const draft = useDraft(`visit ${visit?.visit_id ?? ''}`, form);
  const { control, listErrors, setValue } = form;
  const [day, part, time] = useWatch({ control, name: ['day', 'part', 'time'] });
  const choosePart = (value: VisitPart | typeof AT_A_TIME) => {
    setValue('part', value === AT_A_TIME ? null : value, { shouldDirty: true });
    setValue('time', value === AT_A_TIME ? (time ?? USUAL_TIME) : null, { shouldDirty: true });
  };
  return (
    <FormDialog
      title={visit ? m.visits_move_title() : m.visits_announce()}
      save={visit ? m.visits_save() : m.visits_send()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      {!visit && <p className={styles.quiet}>{m.visits_free()}</p>}
      {!visit && people.length > 1 && (
        <Controller
          control={control}
          name="resident_id"
          render={({ field }) => (
            <Select
              {...field}
              label={m.visits_whom()}
              placeholder={null}
              options={people.map(({ id, preferred_name }) => ({
                value: id,
                label: preferred_name,
              }))}
              errors={listErrors('resident_id')}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="day"
        render={({ field }) => (
          <DateField
            {...field}
            onChange={(value) => field.onChange(value ?? '')}
            label={m.visits_day()}
            min={today}
            max={addDays(today, VISIT_LIMITS.daysAhead)}
            errors={listErrors('day')}
          />
        )}
      />
      <Chips
        label={m.visits_part()}
        value={part ?? AT_A_TIME}
        onChange={choosePart}
        options={[
          ...VISIT_PARTS.map((value) => ({ value, label: PART_WORDS[value]() })),
          { value: AT_A_TIME, label: m.visits_at_a_time() },
        ]}
      />
      {(part ?? null) === null && (
        <Controller
          control={control}
          name="time"
          render={({ field }) => (
            <TimeField {...field} label={m.visits_time()} errors={listErrors('time')} />
          )}
        />
      )}
      <VisitingNotes chosen={{ day, part: part ?? null, time: time ?? null }} />
      <div className={styles.number}>
        <Controller
          control={control}
          name="people"
          render={({ field }) => (
            <Select
              {...field}
              value={String(field.value)}
              onChange={(value) => field.onChange(Number(value))}
              placeholder={null}
              label={m.replies_guests_label()}
              hint={m.replies_guests_hint()}
              options={NUMBERS.map((value) => ({ value, label: value }))}
              errors={listErrors('people')}
            />
          )}
        />
      </div>
      <TextField
        label={m.visits_note()}
        hint={m.visits_note_hint()}
        optional
        autoComplete="off"
        maxLength={VISIT_LIMITS.note}
        {...form.field('note')}
      />
    </FormDialog>
  );
}

/** Saves with a toast that undoes it. */
function useSaveVisit(visit: OwnVisit | undefined) {
  const announce = useAnnounce();
  const edit = useEditVisit();
  const cancel = useCancelVisit();
  return async ({ resident_id, ...values }: Values) => {
    const details = { ...values, part: values.part ?? null, time: values.time ?? null };
    const when = visitWhenWords(details);
    const earlierId = visit?.visit_id ?? null;
    if (!visit || earlierId === null) {
      const { id } = await announce.mutateAsync({ ...details, resident_id });
      showUndo(m.visits_announced({ when }), () => cancel.mutate({ id }));
      return;
    }
    await edit.mutateAsync({ ...details, id: earlierId });
    const { day, part, time, people, note } = visit;
    showUndo(m.visits_moved({ when }), () =>
      edit.mutate({ id: earlierId, day, part, time, people, note }),
    );
  };
}

const showUndo = (title: string, run: () => void) =>
  showToast({
    title,
    tone: 'success',
    seconds: UNDO_SECONDS,
    action: { label: m.ui_undo(), run },
  });
