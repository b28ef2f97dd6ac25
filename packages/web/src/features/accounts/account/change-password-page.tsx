import type { Input } from '@relish/shared/calls.ts';
import { useNavigate } from 'react-router';

import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { NewPasswordField } from '../../../ui/forms/new-password-field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';

import styles from './change-password-page.module.css';

export default function ChangePasswordPage() {
  const navigate = useNavigate();
  const { email, first_name, last_name, carehome } = useUser();
  const form = useCallForm<Input<'user/change-password'>>({
    schema: async () =>
      (await import('@relish/shared/accounts/account/contract.ts')).ChangePassword,
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
          <NewPasswordField
            label={m.field_new_password()}
            avoid={[first_name, last_name, email, carehome.name, carehome.organisation.name]}
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
