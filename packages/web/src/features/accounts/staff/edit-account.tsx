import type { Input } from '@relish/shared/calls.ts';
import { useId } from 'react';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import { AccountFacts } from './account-facts.tsx';
import { AccountFields } from './account-fields.tsx';
import { type StaffMember, useEditStaff } from './api.ts';
import { EndAccess } from './end-access.tsx';
import { OtherHomes } from './other-homes.tsx';
import { fullName } from './words.ts';

import styles from './account.module.css';

interface Props {
  member: StaffMember;
  onClose: () => void;
}

export function EditAccount({ member, onClose }: Props) {
  const formId = useId();
  const edit = useEditStaff();
  const { id, role, job_title, access_until, training } = member;
  const form = useCallForm<Input<'staff/edit'>>({
    schema: async () => (await import('@relish/shared/accounts/staff/contract.ts')).StaffEdit,
    defaultValues: { id, role, job_title: job_title ?? '', access_until, training },
    send: async (values) => {
      await edit.mutateAsync(values);
      const signsOut = values.role !== role;
      showToast({ title: signsOut ? m.staff_saved_role() : m.staff_saved(), tone: 'success' });
      leave();
    },
  });
  const draft = useDraft(`staff ${id}`, form);
  const guard = useLeaveGuard(form.formState.isDirty);
  const leave = () => {
    draft.forget();
    guard.release();
    onClose();
  };
  return (
    <>
      <Drawer
        isOpen
        onClose={onClose}
        title={fullName(member)}
        actions={
          <>
            <Button kind="quiet" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button type="submit" form={formId} busy={form.busy}>
              {form.busy ? m.ui_saving() : m.staff_save()}
            </Button>
          </>
        }
      >
        <div className={styles.account}>
          <AccountFacts member={member} />
          <DraftNotice draft={draft} />
          <form id={formId} className={styles.account} onSubmit={form.submit} noValidate>
            <AccountFields form={form} memberId={id} />
          </form>
          <OtherHomes member={member} />
          <EndAccess member={member} onEnded={leave} />
        </div>
      </Drawer>
      <LeaveQuestion guard={guard} kept />
    </>
  );
}
