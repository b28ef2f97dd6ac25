import { type FormEvent, useEffect, useRef, useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { signIn } from '../../../session/session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Alert } from '../../../ui/overlays/alert.tsx';
import { m } from '../../../words/m.ts';
import { SignInFrame } from './sign-in-frame.tsx';

import styles from './sign-in-form.module.css';

/**
 * Does not use the form library and its schemas, which would double the weight of the first screen.
 */
export default function LoginPage() {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>();

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [problem]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    try {
      await signIn({ email: text(typed, 'email'), password: text(typed, 'password') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(signInProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SignInFrame title={m.sign_in_title()}>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <PageHeading>{m.sign_in_title()}</PageHeading>
        {problem?.message !== undefined && <Alert kind="danger">{problem.message}</Alert>}
        <EmailField
          label={m.field_email()}
          name="email"
          autoComplete="username"
          errors={problem?.fields.email}
        />
        <PasswordField
          label={m.field_password()}
          name="password"
          autoComplete="current-password"
          errors={problem?.fields.password}
        />
        <Button type="submit" busy={busy}>
          {busy ? m.sign_in_busy() : m.sign_in_submit()}
        </Button>
        <nav className={styles.ways} aria-label={m.sign_in_other_ways()}>
          <Link to="/forgotten-password">{m.sign_in_forgotten()}</Link>
          <Link to="/register">{m.sign_in_register()}</Link>
        </nav>
      </form>
    </SignInFrame>
  );
}

function text(typed: FormData, field: string): string {
  const value = typed.get(field);
  return typeof value === 'string' ? value : '';
}

interface SignInProblem {
  fields: { email?: string[]; password?: string[] };
  /** Shown above the fields, for problems that belong to none of them. */
  message?: string;
}

// spec 8: login errors bypass the shared failure handling.
function signInProblem(error: ApiError): SignInProblem {
  const { email, password } = error.body?.errors ?? {};
  const fields = { ...(email && { email }), ...(password && { password }) };
  const isToldAtFields = error.status === 422 && Object.keys(fields).length > 0;
  return isToldAtFields ? { fields } : { fields: {}, message: sentence(error) };
}
