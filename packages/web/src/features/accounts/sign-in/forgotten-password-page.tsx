import type { Input } from '@relish/shared/calls.ts';
import { RESET_MINUTES } from '@relish/shared/constants.ts';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { KeyDoor } from '../../../ui/illustrations/key-door.tsx';
import { LetterSent } from '../../../ui/illustrations/letter-sent.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Alert } from '../../../ui/overlays/alert.tsx';
import { m } from '../../../words/m.ts';
import { SignInFrame } from './sign-in-frame.tsx';

import styles from './sign-in-form.module.css';

export default function ForgottenPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useCallForm<Input<'start_reset'>>({
    schema: async () => (await import('@relish/shared/accounts/sign-in/contract.ts')).StartReset,
    defaultValues: { email: '' },
    send: async (values) => {
      await call('start_reset', values);
      setSentTo(values.email);
    },
  });

  if (sentTo !== undefined)
    return (
      <SignInFrame title={m.forgotten_sent_title()} picture={<LetterSent />}>
        <div className={styles.form}>
          <PageHeading>{m.forgotten_sent_title()}</PageHeading>
          <p>{m.forgotten_sent_text({ email: sentTo, minutes: RESET_MINUTES })}</p>
          <p className={styles.aside}>{m.forgotten_sent_hint()}</p>
          <Button kind="quiet" onClick={() => setSentTo(undefined)}>
            {m.forgotten_again()}
          </Button>
          <Link to="/login">{m.sign_in_back()}</Link>
        </div>
      </SignInFrame>
    );

  return (
    <SignInFrame title={m.forgotten_title()} picture={<KeyDoor />}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <PageHeading>{m.forgotten_title()}</PageHeading>
        <p>{m.forgotten_text()}</p>
        {form.problem !== undefined && <Alert kind="danger">{form.problem}</Alert>}
        <EmailField label={m.field_email()} autoComplete="username" {...form.field('email')} />
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.ui_sending() : m.forgotten_submit()}
        </Button>
        <Link to="/login">{m.sign_in_back()}</Link>
      </form>
    </SignInFrame>
  );
}
