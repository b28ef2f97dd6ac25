import type { Input } from '@relish/shared/calls.ts';
import { useNavigate } from 'react-router';

import { call } from '../../api/client.ts';
import { useCallForm } from '../../api/use-call-form.ts';
import { useUser } from '../../session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';

import styles from './change-password-page.module.css';

export default function ChangePasswordPage() {
  const navigate = useNavigate();
  const { email } = useUser();
  const form = useCallForm<Input<'user/change-password'>>({
    schema: async () => (await import('@relish/shared/account/contract.ts')).ChangePassword,
    defaultValues: { current_password: '', new_password: '' },
    send: async (values) => {
      await call('user/change-password', values);
      showToast({ title: m.change_password_done(), tone: 'success' });
      await navigate('/tabs/account', { replace: true });
    },
  });
  return (
    <Page title={m.change_password_title()} back="/tabs/account">
      <Card title={m.change_password_card()}>
        <form className={styles.form} onSubmit={form.submit} noValidate>
          <p>{m.change_password_text()}</p>
          {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
          {/* Password managers need to know whose password it is. */}
          <input hidden readOnly name="username" autoComplete="username" value={email} />
          <PasswordField
            label={m.field_current_password()}
            autoComplete="current-password"
            {...form.field('current_password')}
          />
          <PasswordField
            label={m.field_new_password()}
            autoComplete="new-password"
            hint={m.field_new_password_hint()}
            {...form.field('new_password')}
          />
          <Button type="submit" busy={form.busy}>
            {form.busy ? m.ui_saving() : m.change_password_submit()}
          </Button>
        </form>
      </Card>
    </Page>
  );
}
