import type { Input } from '@relish/shared/calls.ts';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';

import styles from './details-form.module.css';

/** The address changes only when the link mailed to the new one is opened. */
export function EmailCard() {
  const { email } = useUser();
  const [sentTo, setSentTo] = useState<string>();
  const form = useCallForm<Input<'user/change-email'>>({
    schema: async () =>
      (await import('@relish/shared/accounts/account/own-details.ts')).ChangeEmail,
    defaultValues: { email: '', current_password: '' },
    send: async (values) => {
      await call('user/change-email', values);
      setSentTo(values.email);
      form.reset();
    },
  });
  return (
    <Card title={m.my_email_title()}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <p>{m.my_email_text({ email })}</p>
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <output className={styles.sent}>
          {sentTo !== undefined && (
            <Banner kind="success">{m.my_email_sent({ email: sentTo })}</Banner>
          )}
        </output>
        <EmailField label={m.my_email_new()} autoComplete="email" {...form.field('email')} />
        <PasswordField
          label={m.field_current_password()}
          autoComplete="current-password"
          {...form.field('current_password')}
        />
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.ui_saving() : m.my_email_submit()}
        </Button>
      </form>
    </Card>
  );
}
