import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-state.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../../words/m.ts';
import { useSetPicture } from '../api.ts';

export function RemovePicture({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const set = useSetPicture();
  const [asking, setAsking] = useState(false);
  // The refreshed profile no longer shows this button, and a removed component gets no callbacks.
  const remove = async () => {
    try {
      await set.mutateAsync({ id, picture_id: null });
      showToast({ title: m.portrait_removed() });
      onRemoved();
    } catch {
      setAsking(false);
    }
  };
  return (
    <>
      <Button kind="plain" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {m.portrait_remove()}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        title={m.portrait_remove_title()}
        confirmLabel={m.portrait_remove()}
        kind="danger"
        busy={set.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {m.portrait_remove_text()}
      </ConfirmDialog>
    </>
  );
}
