import type { Input } from '@relish/shared/calls.ts';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { FormConflict } from '../../../forms/form-conflict.tsx';
import { sendMerged } from '../../../forms/send-merged.ts';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useFollowVersion } from '../../../forms/use-follow-version.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type MyDetails, useEditMyDetails, useMyDetails } from './api.ts';
import { languageOptions } from './languages.ts';
import { MY_DETAILS_FIELDS, myDetailsValues } from './relative-fields.ts';

import styles from './relatives.module.css';

/** The relative's own contact details; hidden until they are linked to a resident. */
export function MyDetailsCard() {
  const { data, isError, isFetching, refetch } = useMyDetails();
  const home = useUser().carehome.name;
  if (data?.details === null) return null;
  return (
    <Card title={m.my_relative_details()}>
      <p className={styles.quiet}>{m.my_relative_details_lead({ home })}</p>
      {isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {data && <Details details={data.details} />}
    </Card>
  );
}

function Details({ details }: { details: MyDetails }) {
  const edit = useEditMyDetails();
  const element = useRef<HTMLFormElement>(null);
  const { isFetching, refetch } = useMyDetails();
  const form = useCallForm<Input<'relatives/edit-my-details'>>({
    schema: async () => (await import('@relish/shared/residents/relatives/contract.ts')).MyDetails,
    defaultValues: myDetailsValues(details),
    send: async (values) => {
      const { version } = await edit.mutateAsync(values);
      draft.startAfresh();
      form.reset({ ...values, version });
      showToast({ title: m.my_relative_details_saved(), tone: 'success' });
    },
  });
  const draft = useDraft('my-details', form);
  useFollowVersion(form, myDetailsValues(details));
  const newest = async () => ({ data: (await refetch()).data?.details ?? undefined });
  return (
    <form ref={element} className={styles.form} onSubmit={form.submit} noValidate>
      <DraftNotice draft={draft} />
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      <FormConflict
        form={form}
        message={form.listErrors('version')}
        newest={{ isFetching, refetch: newest }}
        fields={MY_DETAILS_FIELDS}
        toValues={myDetailsValues}
        onMerged={(next, theirs) => sendMerged(form, element.current, { next, theirs })}
      />
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
              errors={form.listErrors('language')}
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
