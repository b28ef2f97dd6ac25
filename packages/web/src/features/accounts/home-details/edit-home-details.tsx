import type { HomeDetails } from '@relish/shared/accounts/home-details/contract.ts';
import { ADDRESS_LENGTH, VISITING_LENGTH } from '@relish/shared/accounts/home-details/limits.ts';
import type { Input } from '@relish/shared/calls.ts';
import { useId } from 'react';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useEditHomeDetails, useHomeDetails } from './api.ts';

import styles from './home-details.module.css';

/** Loads the details itself, so that it opens from anywhere. */
export default function EditHomeDetails({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useHomeDetails();
  if (data) return <Form details={data} onClose={onClose} />;
  if (!isError) return null;
  return (
    <Dialog isOpen onClose={onClose} title={m.home_details_title()}>
      <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
    </Dialog>
  );
}

function Form({ details, onClose }: { details: HomeDetails; onClose: () => void }) {
  const formId = useId();
  const edit = useEditHomeDetails();
  const form = useCallForm<Input<'home-details/edit'>>({
    schema: async () =>
      (await import('@relish/shared/accounts/home-details/contract.ts')).HomeDetails,
    defaultValues: {
      telephone: details.telephone ?? '',
      address: details.address ?? '',
      visiting_times: details.visiting_times ?? '',
    },
    send: async (values) => {
      await edit.mutateAsync(values);
      showToast({ title: m.home_details_saved(), tone: 'success' });
      draft.forget();
      onClose();
    },
  });
  const draft = useDraft('home-details', form);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.home_details_title()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {form.busy ? m.ui_saving() : m.home_details_save()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p>{m.home_details_text()}</p>
        <DraftNotice draft={draft} />
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <TextField
          label={m.home_details_telephone()}
          type="tel"
          autoComplete="tel"
          optional
          {...form.field('telephone')}
        />
        <TextArea
          label={m.home_details_address()}
          autoComplete="street-address"
          maxLength={ADDRESS_LENGTH}
          optional
          {...form.field('address')}
        />
        <TextArea
          label={m.home_details_visiting()}
          hint={m.home_details_visiting_hint()}
          maxLength={VISITING_LENGTH}
          optional
          {...form.field('visiting_times')}
        />
      </form>
    </Dialog>
  );
}
