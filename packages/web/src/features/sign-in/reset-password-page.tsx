import type { Input } from '@relish/shared/calls.ts';

import { useCallForm } from '../../api/use-call-form.ts';
import { completeReset } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { KeyDoor } from '../../ui/illustrations/key-door.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useMailedSecret } from './mailed-secret.ts';
import { SignInFrame } from './sign-in-frame.tsx';

import styles from './sign-in-form.module.css';

/** Where the mailed link leads. Choosing a password signs in, and out everywhere else. */
export default function ResetPasswordPage() {
  const token = useMailedSecret();
  const form = useCallForm<Input<'complete_reset'>>({
    schema: async () => (await import('@relish/shared/sign-in/contract.ts')).CompleteReset,
    defaultValues: { token, password: '' },
    send: async (values) => {
      await completeReset(values);
      showToast({ title: m.reset_done(), tone: 'success' });
    },
  });
  // A used or expired link is nothing that another password could mend.
  const linkProblem = form.formState.errors.token?.message;

  return (
    <SignInFrame title={m.reset_title()} picture={<KeyDoor />}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <PageHeading>{m.reset_title()}</PageHeading>
        {form.problem !== undefined && <Alert kind="danger">{form.problem}</Alert>}
        {linkProblem === undefined ? (
          <>
            <p>{m.reset_text()}</p>
            <PasswordField
              label={m.field_new_password()}
              autoComplete="new-password"
              hint={m.field_new_password_hint()}
              {...form.field('password')}
            />
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.ui_saving() : m.reset_submit()}
            </Button>
          </>
        ) : (
          <>
            <Alert kind="danger">{linkProblem}</Alert>
            <Link to="/forgotten-password">{m.reset_ask_again()}</Link>
          </>
        )}
        <Link to="/login">{m.sign_in_back()}</Link>
      </form>
    </SignInFrame>
  );
}
