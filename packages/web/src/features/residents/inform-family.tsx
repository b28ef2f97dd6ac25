import { isToldInPerson } from '@relish/shared/residents/status-machine.ts';
import { useState } from 'react';

import { useCan } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type Resident, useInformFamily } from './api.ts';

/** A person tells the family; only then may the app. */
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
