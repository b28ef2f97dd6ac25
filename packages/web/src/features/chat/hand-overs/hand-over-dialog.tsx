import type { Input } from '@relish/shared/calls.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useUser } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { useStaff } from '../../accounts/staff/api.ts';
import { useHandOver, useUndoHandOver } from './api.ts';

/** They have no conversations. */
const OUTSIDE = new Set(['volunteer_external', 'viewer_inspector']);
const UNDO_SECONDS = 10;
const NOTE_LENGTH = 500;

/** Hands all conversations that the user answers to a colleague or to the team. */
export default function HandOverDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const staff = useStaff(false);
  const handOver = useHandOver();
  const undo = useUndoHandOver();
  const form = useCallForm<Input<'hand-overs/add'>>({
    schema: async () => (await import('@relish/shared/chat/hand-overs/contract.ts')).HandOverInput,
    defaultValues: { to: null, note: '' },
    send: async (values) => {
      const { id, threads: count } = await handOver.mutateAsync(values);
      showToast({
        title: m.hand_over_done({ count }),
        tone: 'success',
        seconds: UNDO_SECONDS,
        action: { label: m.ui_undo(), run: () => undo.mutate({ id }) },
      });
      onClose();
    },
  });
  const colleagues = staff.data?.filter(
    ({ id, active, role }) => active && id !== user.id && !OUTSIDE.has(role),
  );
  return (
    <FormDialog title={m.hand_over_title()} save={m.hand_over_save()} form={form} onClose={onClose}>
      <p>{m.hand_over_text()}</p>
      {staff.isError ? (
        <ErrorState level={3} busy={staff.isFetching} onRetry={() => void staff.refetch()} />
      ) : !colleagues ? (
        <Skeleton shape="pair" width="long" />
      ) : (
        <>
          <Controller
            control={form.control}
            name="to"
            render={({ field }) => (
              <Select
                {...field}
                label={m.hand_over_to()}
                placeholder={m.chat_assign_nobody()}
                errors={form.listErrors('to')}
                options={colleagues.map(({ id, first_name, last_name, job_title }) => ({
                  value: id,
                  label: [`${first_name} ${last_name}`, job_title].filter(Boolean).join(', '),
                }))}
              />
            )}
          />
          <TextArea
            label={m.hand_over_note()}
            hint={m.hand_over_note_hint()}
            maxLength={NOTE_LENGTH}
            optional
            {...form.field('note')}
          />
        </>
      )}
    </FormDialog>
  );
}
