import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Resident, useUndoStatus } from './api.ts';
import { STATUS_WORDS } from './resident-words.ts';

const UndoDeath = lazy(() => import('./status/undo-death.tsx'));

/** The last change of status can be undone for one day; a death only by managers. */
export function UndoStatus({ resident }: { resident: Resident }) {
  const undo = useUndoStatus();
  const [asking, setAsking] = useState(false);
  const mayManage = useCan('residents.manage');
  const mayEdit = useCan('residents.edit');
  const { id, preferred_name: name } = resident;
  const death = resident.status === 'deceased';
  if (!resident.can_undo_status || !(death ? mayManage : mayEdit)) return null;
  const status = STATUS_WORDS[resident.status]();
  return (
    <>
      <Button kind="plain" icon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {m.status_change_undo_button()}
      </Button>
      {death ? (
        asking && (
          <Suspense>
            <UndoDeath resident={resident} onClose={() => setAsking(false)} />
          </Suspense>
        )
      ) : (
        <ConfirmDialog
          isOpen={asking}
          title={m.status_change_undo_title({ status })}
          confirmLabel={m.status_change_undo_confirm()}
          cancelLabel={m.status_change_keep()}
          busy={undo.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            undo.mutate(
              { id },
              {
                onSuccess: () => showToast({ title: m.status_change_undone() }),
                onSettled: () => setAsking(false),
              },
            )
          }
        >
          {m.status_change_undo_text({ name })} {m.status_change_undo_hint()}
        </ConfirmDialog>
      )}
    </>
  );
}
