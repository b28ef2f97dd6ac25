import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { ApiError } from '../../api/api-error.ts';
import { SESSION_EXPIRED } from '../../api/error-catalogue.ts';
import { signIn } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { Alert } from '../../ui/alert.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SunnyWindow } from '../../ui/sunny-window.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type SignInProblem, signInProblem } from './sign-in-problem.ts';

import styles from './login-page.module.css';

export default function LoginPage() {
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>();
  const expired = session.state === 'not-authenticated' && session.expired && !problem && !busy;

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
    <div className={styles.page}>
      <title>{`Sign in – ${PRODUCT_NAME}`}</title>
      <header className={styles.welcome}>
        <BrandMark />
        <div className={styles.picture}>
          <SunnyWindow />
        </div>
        <p className={styles.promise}>More good days for everyone who calls it home.</p>
      </header>
      <main className={styles.main}>
        <form
          ref={form}
          className={styles.form}
          onSubmit={(event) => void submit(event)}
          noValidate
        >
          <PageHeading>Sign in</PageHeading>
          {expired && (
            <Alert kind="attention" title={SESSION_EXPIRED.title}>
              {SESSION_EXPIRED.text}
            </Alert>
          )}
          {problem?.message !== undefined && <Alert kind="danger">{problem.message}</Alert>}
          <TextField
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            errors={problem?.fields.email}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            errors={problem?.fields.password}
          />
          <Button type="submit" busy={busy}>
            {busy ? 'Signing in…' : 'Sign in'}
          </Button>
        </form>
      </main>
    </div>
  );
}

function text(typed: FormData, field: string): string {
  const value = typed.get(field);
  return typeof value === 'string' ? value : '';
}
