import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { useDiscardDraft } from './api.ts';

interface Props {
  residentId: string;
  onDiscarded: () => void;
}

export function DiscardDraft({ residentId, onDiscarded }: Props) {
  const navigate = useNavigate();
  const discard = useDiscardDraft();
  const [asking, setAsking] = useState(false);
  const gone = () => {
    showToast({ title: m.pal_check_discarded() });
    void navigate(`/pal?id=${residentId}`, { replace: true });
  };
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {m.pal_check_discard()}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        kind="danger"
        title={m.pal_check_discard_title()}
        confirmLabel={m.pal_check_discard()}
        cancelLabel={m.pal_check_discard_keep()}
        busy={discard.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          onDiscarded();
          discard.mutate({ resident_id: residentId }, { onSuccess: gone });
        }}
      >
        {m.pal_check_discard_text()}
      </ConfirmDialog>
    </div>
  );
}
