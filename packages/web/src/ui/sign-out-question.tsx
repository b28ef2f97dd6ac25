import { useEffect, useState } from 'react';

import { hasDrafts } from '../session/drafts.ts';
import { hasSealed } from '../session/sealed-drafts.ts';
import { signOut } from '../session/session.ts';
import { m } from '../words/m.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asked wherever somebody can sign out: what they were still writing on this device goes with them. */
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
