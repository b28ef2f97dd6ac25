import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useStaff } from '../../accounts/staff/api.ts';
import { type Thread, useAssign } from '../threads/api.ts';

const NOBODY = 'nobody';
/** They have no conversations. */
const OUTSIDE = new Set(['volunteer_external', 'viewer_inspector']);

interface Props {
  thread: Thread;
  onClose: () => void;
}

/** Chooses the colleague who answers a conversation. */
export default function AssignDialog({ thread, onClose }: Props) {
  const staff = useStaff(false);
  const assign = useAssign();
  const [chosen, setChosen] = useState(thread.assigned_to?.id ?? NOBODY);
  const save = () => {
    if (assign.isPending) return;
    assign.mutate(
      { id: thread.id, user_id: chosen === NOBODY ? null : chosen },
      {
        onSuccess: () => {
          showToast({ title: m.chat_assign_saved(), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      title={m.chat_assign_title()}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button busy={assign.isPending} onClick={save}>
            {m.chat_assign_save()}
          </Button>
        </>
      }
    >
      {staff.isError ? (
        <ErrorState level={3} busy={staff.isFetching} onRetry={() => void staff.refetch()} />
      ) : !staff.data ? (
        <Skeleton shape="pair" width="long" />
      ) : (
        <RadioCards
          label={m.chat_assign_who()}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: NOBODY, label: m.chat_assign_nobody() },
            ...staff.data
              .filter(({ active, role }) => active && !OUTSIDE.has(role))
              .map(({ id, first_name, last_name, job_title }) => ({
                value: id,
                label: `${first_name} ${last_name}`,
                description: job_title ?? undefined,
              })),
          ]}
        />
      )}
    </Dialog>
  );
}
