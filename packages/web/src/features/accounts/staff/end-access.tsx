import { useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { type StaffMember, useEndAccess, useRestoreAccess } from './api.ts';
import { fullName } from './words.ts';

import styles from './account.module.css';

const UNDO_SECONDS = 10;

interface Props {
  member: StaffMember;
  onEnded: () => void;
}

export function EndAccess({ member, onEnded }: Props) {
  const { id: ownId, carehome } = useUser();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const end = useEndAccess();
  const undo = useRestoreAccess();
  const name = fullName(member);
  const words = { name, home: carehome.name };
  const isOwn = member.id === ownId;

  // The error catalogue already shows a toast for failures.
  const takeBack = () =>
    undo.mutateAsync({ id: member.id }).then(
      () => showToast({ title: m.staff_restored_toast({ name }), tone: 'success' }),
      () => undefined,
    );
  const endNow = async () => {
    setRefusal(undefined);
    try {
      await end.mutateAsync({ id: member.id });
    } catch (error) {
      setAsking(false);
      if (error instanceof ApiError && error.status === 422) setRefusal(formatReason(error));
      return;
    }
    onEnded();
    // Users who end their own access cannot undo it.
    if (!isOwn)
      showToast({
        title: m.staff_ended_toast({ name }),
        seconds: UNDO_SECONDS,
        action: { label: m.staff_undo(), run: () => void takeBack() },
      });
  };

  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{m.staff_end_title()}</h3>
      <p>{m.staff_end_text(words)}</p>
      {refusal !== undefined && <Banner kind="danger">{refusal}</Banner>}
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {m.staff_end()}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        kind="danger"
        title={isOwn ? m.staff_end_own_question() : m.staff_end_question(words)}
        confirmLabel={m.staff_end()}
        cancelLabel={m.staff_end_keep()}
        busy={end.isPending}
        onConfirm={() => void endNow()}
        onCancel={() => setAsking(false)}
      >
        {isOwn ? m.staff_end_own_consequence(words) : m.staff_end_consequence(words)}
      </ConfirmDialog>
    </section>
  );
}

/** The error concerns the whole panel, so its field name does not matter. */
const formatReason = (error: ApiError) =>
  Object.values(error.body?.errors ?? {})
    .flat()
    .join(' ') || sentence(error);
