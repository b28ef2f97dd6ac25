import type { Input } from '@relish/shared/calls.ts';
import { Controller } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useUser } from '../../session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type MyDetails, useEditMyDetails, useMyDetails } from './api.ts';
import { languageOptions } from './languages.ts';

import styles from './relatives.module.css';

/** How the home reaches the relative who is looking. Nothing before they are linked. */
export function MyDetailsCard() {
  const { data, isError, isFetching, refetch } = useMyDetails();
  const home = useUser().carehome.name;
  if (data?.details === null) return null;
  return (
    <Card title={m.my_relative_details()}>
      <p className={styles.quiet}>{m.my_relative_details_lead({ home })}</p>
      {isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {data && <Details key={data.details.version} details={data.details} />}
    </Card>
  );
}

function Details({ details }: { details: MyDetails }) {
  const edit = useEditMyDetails();
  const form = useCallForm<Input<'relatives/edit-my-details'>>({
    schema: async () => (await import('@relish/shared/relatives/contract.ts')).MyDetails,
    defaultValues: {
      version: details.version,
      language: details.language,
      phone: details.phone ?? '',
      postal_address: details.postal_address ?? '',
      communication_needs: details.communication_needs ?? '',
      birthday: details.birthday ?? '',
    },
    send: async (values) => {
      await edit.mutateAsync(values);
      draft.forget();
      showToast({ title: m.my_relative_details_saved(), tone: 'success' });
    },
  });
  const draft = useDraft('my-details', form);
  const overtaken = form.errorsOf('version')?.[0];
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <DraftNotice draft={draft} />
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      {overtaken !== undefined && <Banner kind="attention">{overtaken}</Banner>}
      <div className={styles.pair}>
        <TextField
          label={m.my_relative_details_phone()}
          type="tel"
          autoComplete="tel"
          optional
          {...form.field('phone')}
        />
        <TextField
          label={m.my_relative_details_birthday()}
          hint={m.relatives_birthday_hint()}
          optional
          {...form.field('birthday')}
        />
        <Controller
          control={form.control}
          name="language"
          render={({ field }) => (
            <Select
              {...field}
              label={m.my_relative_details_language()}
              errors={form.errorsOf('language')}
              options={languageOptions(details.language)}
            />
          )}
        />
      </div>
      <TextArea
        label={m.my_relative_details_address()}
        autoComplete="street-address"
        optional
        {...form.field('postal_address')}
      />
      <TextArea
        label={m.my_relative_details_communication()}
        hint={m.my_relative_details_communication_hint()}
        optional
        maxLength={500}
        {...form.field('communication_needs')}
      />
      <div className={styles.bar}>
        <Button type="submit" kind="quiet" busy={form.busy}>
          {form.busy ? m.ui_saving() : m.my_relative_details_save()}
        </Button>
      </div>
    </form>
  );
}
