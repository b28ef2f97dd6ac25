import type { Input } from '@relish/shared/calls.ts';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { completeReset } from '../../../session/session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { NewPasswordField } from '../../../ui/forms/new-password-field.tsx';
import { KeyDoor } from '../../../ui/illustrations/key-door.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Alert } from '../../../ui/overlays/alert.tsx';
import { m } from '../../../words/m.ts';
import { useMailedSecret } from './mailed-secret.ts';
import { SignInFrame } from './sign-in-frame.tsx';

import styles from './sign-in-form.module.css';

/** A new password signs the user in here, and out everywhere else. */
export default function ResetPasswordPage() {
  const token = useMailedSecret();
  const form = useCallForm<Input<'complete_reset'>>({
    schema: async () => (await import('@relish/shared/accounts/sign-in/contract.ts')).CompleteReset,
    defaultValues: { token, password: '' },
    send: async (values) => {
      await completeReset(values);
      showToast({ title: m.reset_done(), tone: 'success' });
    },
  });
  // Another password does not help when the link itself is used or expired.
  const linkProblem = form.formState.errors.token?.message;

  return (
    <SignInFrame title={m.reset_title()} picture={<KeyDoor />}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <PageHeading>{m.reset_title()}</PageHeading>
        {form.problem !== undefined && <Alert kind="danger">{form.problem}</Alert>}
        {linkProblem === undefined ? (
          <>
            <p>{m.reset_text()}</p>
            <NewPasswordField
              label={m.field_new_password()}
              avoid={[]}
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
