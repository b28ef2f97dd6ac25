import { MEETING_LIMITS } from '@relish/shared/surveys/meetings/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { toggled } from '../../../ui/forms/choice-group.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { PersonChoices } from '../../residents/residents/public.tsx';
import { toOptions } from '../feedback/public.tsx';
import {
  type Meeting,
  useAddMeeting,
  useEditMeeting,
  useMeetingEvents,
  useRegister,
} from './api.ts';
import {
  hasLongLine,
  LINE_LIMITS,
  type MeetingValues,
  toSent,
  toValues,
} from './meeting-values.ts';
import { KIND_WORDS } from './meeting-words.ts';

import styles from './meetings.module.css';

interface Props {
  /** The meeting to edit; undefined for a new one. */
  meeting?: Meeting;
  onClose: () => void;
}

export default function MeetingDialog({ meeting, onClose }: Props) {
  const add = useAddMeeting();
  const edit = useEditMeeting();
  const register = useRegister();
  const today = useToday();
  const events = useMeetingEvents();
  const residents = useResidents(false);
  const form = useCallForm<MeetingValues>({
    schema: loadSchema,
    defaultValues: toValues(meeting, today),
    send: async (values) => {
      const sent = toSent(values);
      await (meeting
        ? edit.mutateAsync({ ...sent, id: meeting.id, version: meeting.version })
        : add.mutateAsync(sent));
      draft.forget();
      showToast({ title: m.meetings_saved(), tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`meeting ${meeting?.id ?? ''}`, form);
  const event_id = form.watch('event_id');
  const options = (events.data ?? []).map(({ id, title, day }) => ({
    value: id,
    label: `${title}, ${formatDay(day)}`,
  }));
  return (
    <FormDialog
      title={meeting ? m.meetings_edit() : m.meetings_add()}
      save={m.meetings_save()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <SegmentedControl
            {...field}
            label={m.meetings_kind()}
            errors={form.listErrors('kind')}
            options={toOptions(KIND_WORDS)}
          />
        )}
      />
      <TextField
        label={m.meetings_name()}
        autoComplete="off"
        maxLength={MEETING_LIMITS.title}
        {...form.field('title')}
      />
      <div className={styles.pair}>
        <Controller
          control={form.control}
          name="day"
          render={({ field }) => (
            <DateField {...field} label={m.meetings_day()} errors={form.listErrors('day')} />
          )}
        />
        <TextField
          label={m.meetings_place()}
          optional
          autoComplete="off"
          maxLength={MEETING_LIMITS.place}
          {...form.field('place')}
        />
      </div>
      <TextArea
        label={m.meetings_agenda()}
        hint={m.meetings_lines()}
        optional
        {...form.field('agenda')}
      />
      <Controller
        control={form.control}
        name="event_id"
        render={({ field }) => (
          <Combobox
            {...field}
            optional
            label={m.meetings_event()}
            options={options}
            errors={form.listErrors('event_id')}
          />
        )}
      />
      {event_id !== null && (
        <Button
          kind="quiet"
          busy={register.isPending}
          onClick={() =>
            register.mutate(
              { event_id },
              {
                onSuccess: (came) => {
                  form.setValue(
                    'resident_ids',
                    came.map(({ id }) => id),
                    { shouldDirty: true },
                  );
                  showToast({ title: m.meetings_taken({ count: came.length }) });
                },
              },
            )
          }
        >
          {m.meetings_take_register()}
        </Button>
      )}
      <Controller
        control={form.control}
        name="resident_ids"
        render={({ field }) => (
          <PersonChoices
            label={m.meetings_who_came()}
            people={residents.data ?? []}
            chosen={field.value}
            onToggle={(id) => field.onChange(toggled(field.value, id))}
            describePlace={({ room }) => room ?? undefined}
            errors={form.listErrors('resident_ids')}
          />
        )}
      />
      <TextField
        label={m.meetings_others()}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('others_came')}
      />
      <TextArea
        label={m.meetings_minutes()}
        optional
        maxLength={MEETING_LIMITS.minutes}
        {...form.field('minutes')}
      />
      <TextArea
        label={m.meetings_easy_read()}
        hint={m.meetings_easy_hint()}
        optional
        {...form.field('easy_read')}
      />
    </FormDialog>
  );
}

/** Validates the values as they will be sent. */
const loadSchema = async () => {
  const [{ z }, { MeetingInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/surveys/meetings/contract.ts'),
  ]);
  return z
    .custom<MeetingValues>()
    .superRefine((values, context) => {
      const fields = [
        ['agenda', LINE_LIMITS.agenda],
        ['easy_read', LINE_LIMITS.easy],
      ] as const;
      for (const [field, most] of fields)
        if (hasLongLine(values[field], most))
          context.addIssue({
            code: 'custom',
            path: [field],
            message: m.meetings_long_line({ count: most }),
          });
    })
    .transform(toSent)
    .pipe(MeetingInput);
};
