import type { Input } from '@relish/shared/calls.ts';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { FormConflict } from '../../../forms/form-conflict.tsx';
import { sendMerged } from '../../../forms/send-merged.ts';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useFollowVersion } from '../../../forms/use-follow-version.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type RelativeLink, useEditRelative, useNewestLink } from './api.ts';
import { languageOptions } from './languages.ts';
import { PERSON_FIELDS, personValues } from './relative-fields.ts';

import styles from './relatives.module.css';

interface Props {
  residentId: string;
  link: RelativeLink;
}

/** Contact details, shared by all residents this relative is linked to. */
export function PersonForm({ residentId, link: { id, relative } }: Props) {
  const hasAccount = relative.has_account;
  const element = useRef<HTMLFormElement>(null);
  const edit = useEditRelative();
  const form = useCallForm<Input<'relatives/edit'>>({
    schema: async () =>
      (await import('@relish/shared/residents/relatives/contract.ts')).RelativeEdit,
    defaultValues: personValues(relative),
    send: async (input) => {
      const { version } = await edit.mutateAsync(input);
      draft.startAfresh();
      form.reset({ ...input, version });
      showToast({ title: m.relatives_saved(), tone: 'success' });
    },
  });
  const draft = useDraft(`relative-person ${relative.id}`, form);
  useFollowVersion(form, personValues(relative));
  return (
    <Card title={m.relatives_person_title()}>
      <form ref={element} className={styles.form} onSubmit={form.submit} noValidate>
        <DraftNotice draft={draft} />
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <FormConflict
          form={form}
          message={form.listErrors('version')}
          newest={useNewestLink(residentId, id)}
          fields={PERSON_FIELDS}
          toValues={(newest) => personValues(newest.relative)}
          onMerged={(next, theirs) => sendMerged(form, element.current, { next, theirs })}
        />
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
                errors={form.listErrors('language')}
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
