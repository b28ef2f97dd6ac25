import type { Input } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';
import { ACTION_LIMITS, type ActionSource } from '@relish/shared/surveys/actions/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { toggled } from '../../../ui/forms/choice-group.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { PersonChoices } from '../../residents/residents/public.tsx';
import { type Action, type ActionFrom, useAddAction, useEditAction, useOwners } from './api.ts';

import styles from './actions.module.css';

type Values = Input<'actions/add'>;

interface Props {
  /** The action to edit; undefined for a new one. */
  action?: Action;
  source?: ActionFrom;
  theme?: string;
  onClose: () => void;
}

const USUAL_DAYS = 28;
const NOWHERE: ActionFrom = {};

export default function ActionDialog({ action, source = NOWHERE, theme = '', onClose }: Props) {
  const add = useAddAction();
  const edit = useEditAction();
  const user = useUser();
  const today = useToday();
  const owners = useOwners();
  const residents = useResidents(false);
  const form = useCallForm<Values>({
    schema: async () => (await import('@relish/shared/surveys/actions/contract.ts')).ActionInput,
    defaultValues: {
      theme: action?.theme ?? theme,
      said: action?.said ?? '',
      will_do: action?.will_do ?? '',
      owner_id: action?.owner.id ?? user.id,
      due_on: action?.due_on ?? addDays(today, USUAL_DAYS),
      resident_ids: action?.residents.map(({ id }) => id) ?? [],
      source: action?.source ?? nameSource(source),
    },
    send: async ({ source: from, ...values }) => {
      await (action
        ? edit.mutateAsync({ ...values, id: action.id, version: action.version })
        : add.mutateAsync({ ...values, ...source, source: from }));
      draft.forget();
      showToast({ title: m.actions_saved(), tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`action ${action?.id ?? Object.values(source).join(' ')} ${theme}`, form);
  return (
    <FormDialog
      title={action ? m.actions_edit() : m.actions_add()}
      save={m.actions_save()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={m.actions_theme()}
        autoComplete="off"
        maxLength={ACTION_LIMITS.theme}
        {...form.field('theme')}
      />
      <TextArea
        label={m.actions_you_said()}
        maxLength={ACTION_LIMITS.said}
        {...form.field('said')}
      />
      <TextArea
        label={m.actions_will_do()}
        maxLength={ACTION_LIMITS.will_do}
        {...form.field('will_do')}
      />
      <div className={styles.pair}>
        <Controller
          control={form.control}
          name="owner_id"
          render={({ field }) => (
            <Combobox
              {...field}
              label={m.actions_owner()}
              errors={form.listErrors('owner_id')}
              options={(owners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        />
        <Controller
          control={form.control}
          name="due_on"
          render={({ field }) => (
            <DateField {...field} label={m.actions_due_on()} errors={form.listErrors('due_on')} />
          )}
        />
      </div>
      <Controller
        control={form.control}
        name="resident_ids"
        render={({ field }) => (
          <PersonChoices
            label={m.actions_residents_hint()}
            people={residents.data ?? []}
            chosen={field.value ?? []}
            onToggle={(id) => field.onChange(toggled(field.value ?? [], id))}
            describePlace={({ room }) => room ?? undefined}
            errors={form.listErrors('resident_ids')}
          />
        )}
      />
    </FormDialog>
  );
}

const nameSource = ({
  survey_id,
  meeting_id,
  feedback_id,
  thread_id,
}: ActionFrom): ActionSource => {
  if (survey_id) return 'survey';
  if (meeting_id) return 'meeting';
  if (feedback_id) return 'feedback';
  return thread_id ? 'chat' : 'other';
};
