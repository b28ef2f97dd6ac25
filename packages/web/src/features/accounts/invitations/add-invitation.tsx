import { rolesInvitableBy } from '@relish/shared/accounts/invitations/invitable-roles.ts';
import type { Input } from '@relish/shared/calls.ts';
import { useId } from 'react';
import { Controller } from 'react-hook-form';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useCan, useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import { useAddInvitation } from './api.ts';

import styles from './add-invitation.module.css';

export default function AddInvitation({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { role } = useUser();
  const today = useToday();
  const isForTeam = useCan('staff.manage');
  const add = useAddInvitation();
  const form = useCallForm<Input<'invitations/add'>>({
    schema: async () =>
      (await import('@relish/shared/accounts/invitations/contract.ts')).InvitationInput,
    defaultValues: { email: '', ...(isForTeam && { job_title: '', access_until: null }) },
    send: async (values) => {
      await add.mutateAsync(values);
      showToast({ title: m.invitations_added(), tone: 'success' });
      draft.forget();
      onClose();
    },
  });
  const draft = useDraft('invitation', form);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.invitations_add()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {form.busy ? m.ui_sending() : m.invitations_send()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p>{m.invitations_add_text()}</p>
        <DraftNotice draft={draft} />
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <EmailField label={m.field_email()} autoComplete="off" {...form.field('email')} />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <Select
              {...field}
              label={m.invitations_role()}
              errors={form.listErrors('role')}
              options={rolesInvitableBy(role).map((each) => ({
                value: each,
                label: ROLE_WORDS[each](),
              }))}
            />
          )}
        />
        {isForTeam && (
          <>
            <TextField
              label={m.invitations_job_title()}
              optional
              autoComplete="off"
              {...form.field('job_title')}
            />
            <Controller
              control={form.control}
              name="access_until"
              render={({ field }) => (
                <DateField
                  {...field}
                  label={m.invitations_access_until()}
                  hint={m.invitations_access_until_hint()}
                  optional
                  min={today}
                  errors={form.listErrors('access_until')}
                />
              )}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
