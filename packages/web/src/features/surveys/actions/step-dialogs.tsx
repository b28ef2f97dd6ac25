import type { Input } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';
import { ACTION_LIMITS } from '@relish/shared/surveys/actions/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useToday } from '../../../session/use-today.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import {
  type Action,
  useCloseAction,
  useFinishAction,
  usePublishAction,
  useReopenAction,
} from './api.ts';

import styles from './actions.module.css';

interface Props {
  action: Action;
  onClose: () => void;
}

const DIALOGS = {
  finish: FinishDialog,
  publish: PublishDialog,
  close: CloseDialog,
  reopen: ReopenDialog,
};

export default function StepDialogs({ step, ...props }: Props & { step: keyof typeof DIALOGS }) {
  const StepDialog = DIALOGS[step];
  return <StepDialog {...props} />;
}

function FinishDialog({ action: { id, version }, onClose }: Props) {
  const { mutateAsync } = useFinishAction();
  const today = useToday();
  const form = useCallForm<Input<'actions/finish'>>({
    schema: async () => (await import('@relish/shared/surveys/actions/contract.ts')).DoneInput,
    defaultValues: { id, version, done_on: today, proof: '' },
    send: async (values) => {
      await mutateAsync(values);
      showToast({ title: m.actions_finished(), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.actions_finish()}
      save={m.actions_finish_save()}
      form={form}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="done_on"
        render={({ field }) => (
          <DateField {...field} label={m.actions_done_on()} errors={form.listErrors('done_on')} />
        )}
      />
      <TextArea
        label={m.actions_proof()}
        hint={m.actions_proof_hint()}
        maxLength={ACTION_LIMITS.proof}
        {...form.field('proof')}
      />
    </FormDialog>
  );
}

function PublishDialog({ action: { id, version, said, will_do }, onClose }: Props) {
  const { mutateAsync } = usePublishAction();
  const form = useCallForm<Input<'actions/publish'>>({
    schema: async () => (await import('@relish/shared/surveys/actions/contract.ts')).PublishInput,
    defaultValues: { id, version, said, did: will_do },
    send: async (values) => {
      await mutateAsync(values);
      showToast({ title: m.actions_published_toast(), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.actions_publish()}
      save={m.actions_publish_save()}
      form={form}
      onClose={onClose}
    >
      <p className={styles.quiet}>{m.actions_publish_hint()}</p>
      <TextArea
        label={m.actions_you_said()}
        maxLength={ACTION_LIMITS.said}
        {...form.field('said')}
      />
      <TextArea
        label={m.actions_we_did()}
        maxLength={ACTION_LIMITS.will_do}
        {...form.field('did')}
      />
    </FormDialog>
  );
}

function CloseDialog({ action: { id, version, residents }, onClose }: Props) {
  const { mutateAsync } = useCloseAction();
  const form = useCallForm<Input<'actions/close'>>({
    schema: async () =>
      (await import('@relish/shared/surveys/actions/contract.ts')).actionCalls['actions/close']
        .input,
    defaultValues: { id, version, reason: '' },
    send: async (values) => {
      await mutateAsync(values);
      showToast({ title: m.actions_closed_toast(), tone: 'success' });
      onClose();
    },
  });
  const hasAnswer = residents.some(({ answer }) => answer !== null);
  return (
    <FormDialog
      title={m.actions_close()}
      save={m.actions_close_save()}
      form={form}
      onClose={onClose}
    >
      <TextArea
        label={m.actions_close_reason()}
        hint={m.actions_close_hint()}
        optional={hasAnswer}
        maxLength={ACTION_LIMITS.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

function ReopenDialog({ action: { id, version }, onClose }: Props) {
  const { mutateAsync } = useReopenAction();
  const today = useToday();
  const form = useCallForm<Input<'actions/reopen'>>({
    schema: async () =>
      (await import('@relish/shared/surveys/actions/contract.ts')).actionCalls['actions/reopen']
        .input,
    defaultValues: { id, version, due_on: addDays(today, ACTION_LIMITS.askAfterDays) },
    send: async (values) => {
      await mutateAsync(values);
      showToast({ title: m.actions_reopened(), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.actions_reopen()}
      save={m.actions_reopen_save()}
      form={form}
      onClose={onClose}
    >
      <p className={styles.quiet}>{m.actions_reopen_hint()}</p>
      <Controller
        control={form.control}
        name="due_on"
        render={({ field }) => (
          <DateField {...field} label={m.actions_due_on()} errors={form.listErrors('due_on')} />
        )}
      />
    </FormDialog>
  );
}
