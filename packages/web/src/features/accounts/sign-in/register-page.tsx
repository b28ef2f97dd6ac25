import type { Input } from '@relish/shared/calls.ts';
import { useEffect } from 'react';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { register } from '../../../session/session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Alert } from '../../../ui/overlays/alert.tsx';
import { m } from '../../../words/m.ts';
import { JoiningPassword } from './joining-password.tsx';
import { useMailedSecret } from './mailed-secret.ts';
import { OrganisationFields } from './organisation-fields.tsx';
import { forgetDraft, readDraft, useDraft } from './register-draft.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useInvitation } from './use-invitation.ts';

import styles from './sign-in-form.module.css';

/** With an invitation the user joins a home; without one they register a home or a family. */
export default function RegisterPage() {
  const code = useMailedSecret();
  const invited = code !== '';
  const form = useCallForm<Input<'register'>>({
    schema: async () => (await import('@relish/shared/accounts/sign-in/contract.ts')).Register,
    defaultValues: {
      email: '',
      password: '',
      first_name: '',
      last_name: '',
      ...readDraft(),
      ...(invited && { invitation_code: code, organisation: undefined }),
    },
    send: async (values) => {
      await register(values);
      forgetDraft();
      showToast({ title: m.register_done(), tone: 'success' });
    },
  });
  useDraft(form.watch);
  const opened = useInvitation(code);
  const invitation = opened === 'gone' ? undefined : opened;
  const { getValues, setValue } = form;
  // Prefills the name from the invitation, to be corrected before joining.
  useEffect(() => {
    if (!invitation) return;
    for (const name of ['first_name', 'last_name', 'email'] as const)
      if (getValues(name) === '') setValue(name, invitation[name] ?? '');
  }, [invitation, getValues, setValue]);
  const [first_name, last_name, email, organisation] = form.watch([
    'first_name',
    'last_name',
    'email',
    'organisation',
  ]);
  const codeProblem =
    form.formState.errors.invitation_code?.message ??
    (opened === 'gone' ? m.register_invitation_gone() : undefined);

  return (
    <SignInFrame title={m.register_title()}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <PageHeading>{invited ? m.register_invited_title() : m.register_title()}</PageHeading>
        <p>{invitedText(invited, invitation?.carehome_name)}</p>
        {form.problem !== undefined && <Alert kind="danger">{form.problem}</Alert>}
        {codeProblem !== undefined && <Alert kind="danger">{codeProblem}</Alert>}
        {!invited && <OrganisationFields {...form} />}
        <div className={styles.pair}>
          <TextField
            label={m.field_first_name()}
            autoComplete="given-name"
            {...form.field('first_name')}
          />
          <TextField
            label={m.field_last_name()}
            autoComplete="family-name"
            {...form.field('last_name')}
          />
        </div>
        <EmailField
          label={m.field_email()}
          autoComplete="username"
          hint={invited ? m.register_invited_email_hint() : undefined}
          {...form.field('email')}
        />
        <JoiningPassword
          hasAccount={invitation?.has_account === true}
          avoid={[
            first_name,
            last_name,
            email,
            organisation?.name ?? invitation?.carehome_name ?? '',
          ]}
          {...form.field('password')}
        />
        <Checkbox label={m.register_adult()} {...form.field('is_adult')} />
        <Button type="submit" busy={form.busy}>
          {submitWords(form.busy, invitation?.has_account === true)}
        </Button>
        <Link to="/login">{m.register_have_account()}</Link>
      </form>
    </SignInFrame>
  );
}

function invitedText(invited: boolean, home: string | undefined): string {
  if (!invited) return m.register_text();
  return home === undefined ? m.register_invited_text() : m.register_invited_by({ home });
}

function submitWords(busy: boolean, hasAccount: boolean): string {
  if (busy) return m.register_busy();
  return hasAccount ? m.register_join() : m.register_submit();
}
