import type { Input } from '@relish/shared/calls.ts';

import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { reloadUser } from '../../../session/session.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';

import styles from './details-form.module.css';

export function NameCard() {
  const { first_name, last_name } = useUser();
  const form = useCallForm<Input<'user/change-name'>>({
    schema: async () => (await import('@relish/shared/accounts/account/own-details.ts')).ChangeName,
    defaultValues: { first_name, last_name },
    send: async (values) => {
      await call('user/change-name', values);
      await reloadUser();
      showToast({ title: m.my_name_done(), tone: 'success' });
    },
  });
  return (
    <Card title={m.my_name_title()}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <p>{m.my_name_text()}</p>
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
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
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.ui_saving() : m.my_name_submit()}
        </Button>
      </form>
    </Card>
  );
}
