import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-state.ts';
import { m } from '../../../words/m.ts';
import { useSetPicture } from '../api.ts';

export function RemovePicture({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const set = useSetPicture();
  const [asking, setAsking] = useState(false);
  const remove = () =>
    set.mutate(
      { id, picture_id: null },
      {
        onSuccess: () => {
          showToast({ title: m.portrait_removed() });
          onRemoved();
        },
        onError: () => setAsking(false),
      },
    );
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
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {m.portrait_remove_text()}
      </ConfirmDialog>
    </>
  );
}
