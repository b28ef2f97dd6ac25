import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Resident, useConfirmSafety } from './api.ts';
import { SafetyConfirmed } from './safety-confirmed.tsx';
import { SafetyFacts } from './safety-facts.tsx';

/** Says that the care plan, not the app, is authoritative. */
export function ProfileSafety({ resident }: { resident: Resident }) {
  const mayConfirm = useCan('residents.edit') && !isArchived(resident.status);
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title={m.profile_safety_title({ name: resident.preferred_name })}
      actions={
        mayConfirm ? (
          <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
            {m.profile_safety_confirm()}
          </Button>
        ) : undefined
      }
    >
      <SafetyConfirmed of={resident} />
      <SafetyFacts resident={resident} />
      <Confirm id={resident.id} isOpen={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

function Confirm({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const confirm = useConfirmSafety();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={m.profile_safety_question()}
      confirmLabel={m.profile_safety_yes()}
      busy={confirm.isPending}
      onCancel={onClose}
      onConfirm={() =>
        confirm.mutate(
          { id },
          {
            onSuccess: () => showToast({ title: m.profile_safety_done(), tone: 'success' }),
            onSettled: onClose,
          },
        )
      }
    >
      {m.profile_safety_question_text()}
    </ConfirmDialog>
  );
}
