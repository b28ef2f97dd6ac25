import { useEffect, useState } from 'react';

import { hasDrafts } from '../../../session/drafts.ts';
import { hasSealed } from '../../../session/sealed-drafts.ts';
import { signOut } from '../../../session/session.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';

/** Warns that signing out deletes the drafts on this device. */
export function SignOutQuestion({ onCancel }: { onCancel: () => void }) {
  const [unsaved, setUnsaved] = useState(false);
  const [unsent, setUnsent] = useState(false);
  useEffect(() => {
    void hasDrafts().then(setUnsaved);
    void hasSealed('outbox').then(setUnsent);
  }, []);
  return (
    <ConfirmDialog
      isOpen
      title={m.sign_out_question()}
      confirmLabel={m.sign_out()}
      onConfirm={signOut}
      onCancel={onCancel}
    >
      {m.sign_out_text()} {unsaved && m.draft_sign_out()} {unsent && m.reports_outbox_sign_out()}
    </ConfirmDialog>
  );
}
