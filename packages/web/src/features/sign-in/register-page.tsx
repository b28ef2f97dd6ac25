import type { Input } from '@relish/shared/calls.ts';

import { useCallForm } from '../../api/use-call-form.ts';
import { register } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useMailedSecret } from './mailed-secret.ts';
import { OrganisationFields } from './organisation-fields.tsx';
import { forgetDraft, readDraft, useDraft } from './register-draft.ts';
import { SignInFrame } from './sign-in-frame.tsx';

import styles from './sign-in-form.module.css';

/** With a mailed invitation one joins a home; without one, one registers a home or a family. */
export default function RegisterPage() {
  const code = useMailedSecret();
  const invited = code !== '';
  const form = useCallForm<Input<'register'>>({
    schema: async () => (await import('@relish/shared/sign-in/contract.ts')).Register,
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
  const codeProblem = form.formState.errors.invitation_code?.message;

  return (
    <SignInFrame title={m.register_title()}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <PageHeading>{invited ? m.register_invited_title() : m.register_title()}</PageHeading>
        <p>{invited ? m.register_invited_text() : m.register_text()}</p>
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
        <PasswordField
          label={m.field_new_password()}
          autoComplete="new-password"
          hint={m.field_new_password_hint()}
          {...form.field('password')}
        />
        <Checkbox label={m.register_adult()} {...form.field('is_adult')} />
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.register_busy() : m.register_submit()}
        </Button>
        <Link to="/login">{m.register_have_account()}</Link>
      </form>
    </SignInFrame>
  );
}
