import type { Input } from '@relish/shared/calls.ts';
import { Controller } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type RelativeLink, useEditRelative } from './api.ts';
import { languageOptions } from './languages.ts';
import { Newer } from './newer.tsx';

import styles from './relatives.module.css';

/** How the home reaches them; the same for every resident they belong to. */
export function PersonForm({ relative }: { relative: RelativeLink['relative'] }) {
  const { has_account: hasAccount, ...values } = relative;
  const edit = useEditRelative();
  const form = useCallForm<Input<'relatives/edit'>>({
    schema: async () => (await import('@relish/shared/relatives/contract.ts')).RelativeEdit,
    defaultValues: {
      ...values,
      email: values.email ?? '',
      phone: values.phone ?? '',
      postal_address: values.postal_address ?? '',
      communication_needs: values.communication_needs ?? '',
      birthday: values.birthday ?? '',
    },
    send: async (input) => {
      const { version } = await edit.mutateAsync(input);
      draft.forget();
      form.reset({ ...input, version });
      showToast({ title: m.relatives_saved(), tone: 'success' });
    },
  });
  const draft = useDraft(`relative-person ${relative.id}`, form);
  return (
    <Card title={m.relatives_person_title()}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <DraftNotice draft={draft} />
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        {form.errorsOf('version') && <Newer onLoad={draft.forget} />}
        <div className={styles.pair}>
          <TextField label={m.relatives_first_name()} {...form.field('first_name')} />
          <TextField label={m.relatives_last_name()} {...form.field('last_name')} />
          <EmailField
            label={m.field_email()}
            autoComplete="off"
            readOnly={hasAccount}
            optional={!hasAccount}
            hint={hasAccount ? m.relatives_email_account_hint() : undefined}
            {...form.field('email')}
          />
          <TextField label={m.relatives_phone()} type="tel" optional {...form.field('phone')} />
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <Select
                {...field}
                label={m.relatives_language()}
                errors={form.errorsOf('language')}
                options={languageOptions(relative.language)}
              />
            )}
          />
          <TextField
            label={m.relatives_birthday()}
            hint={m.relatives_birthday_hint()}
            optional
            inputMode="numeric"
            {...form.field('birthday')}
          />
        </div>
        <TextArea label={m.relatives_address()} optional {...form.field('postal_address')} />
        <TextArea
          label={m.relatives_communication()}
          hint={m.relatives_communication_hint()}
          optional
          maxLength={500}
          {...form.field('communication_needs')}
        />
        <div className={styles.bar}>
          <Button type="submit" kind="quiet" busy={form.busy}>
            {form.busy ? m.ui_saving() : m.relatives_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
