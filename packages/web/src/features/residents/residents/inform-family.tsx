import { isToldInPerson } from '@relish/shared/residents/residents/status-machine.ts';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Resident, useInformFamily } from './api.ts';

/** A person must inform the family before the app shows them anything. */
export function InformFamily({ resident }: { resident: Resident }) {
  const inform = useInformFamily();
  const [asking, setAsking] = useState(false);
  const mayEdit = useCan('residents.edit');
  if (!mayEdit || resident.family_informed || !isToldInPerson(resident.status)) return null;
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {m.status_change_inform()}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        title={m.status_change_inform_title()}
        confirmLabel={m.status_change_inform_confirm()}
        busy={inform.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          inform.mutate(
            { id: resident.id },
            {
              onSuccess: () => showToast({ title: m.status_change_inform_done() }),
              onSettled: () => setAsking(false),
            },
          )
        }
      >
        {m.status_change_inform_question()}
      </ConfirmDialog>
    </>
  );
}
