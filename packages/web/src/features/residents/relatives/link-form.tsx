import type { Input } from '@relish/shared/calls.ts';
import { FormProvider } from 'react-hook-form';

import { FormConflict } from '../../../forms/form-conflict.tsx';
import { LongForm } from '../../../forms/long-form.tsx';
import { useFollowVersion } from '../../../forms/use-follow-version.ts';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type RelativeLink, useEditLink, useNewestLink } from './api.ts';
import { AuthorityFields, ContactFields, LevelField, RelationshipField } from './link-fields.tsx';
import { linkFields, linkValues } from './relative-fields.ts';

import styles from './relatives.module.css';

type Values = Input<'relatives/edit-link'>;

interface Props {
  residentId: string;
  link: RelativeLink;
  /** The resident's name. */
  name: string;
  mainNow: string | undefined;
}

export function LinkForm({ residentId, link, name, mainNow }: Props) {
  const edit = useEditLink();
  const fields = linkFields(name);
  const long = useLongForm<Values>({
    schema: async () => (await import('@relish/shared/residents/relatives/contract.ts')).LinkEdit,
    defaultValues: () => linkValues(link),
    send,
    draftName: `relative-link ${link.id}`,
    listed: {
      fields,
      findField: (field) => fields.find((each) => each.name === field),
      elsewhere: ['version'],
    },
  });
  const { form } = long;
  useFollowVersion(form, linkValues(link));

  async function send(values: Values) {
    const { version } = await edit.mutateAsync(values);
    long.draft.startAfresh();
    form.reset({ ...values, version });
    showToast({ title: m.relatives_saved(), tone: 'success' });
  }

  return (
    <Card title={m.relatives_link_title({ name })}>
      <FormProvider {...form}>
        <LongForm
          long={long}
          onGoToField={long.focusField}
          look={{ form: styles.form, bar: styles.bar }}
          conflict={
            <FormConflict
              form={form}
              message={form.listErrors('version')}
              newest={useNewestLink(residentId, link.id)}
              fields={fields}
              toValues={linkValues}
              onMerged={long.saveMerged}
            />
          }
          actions={
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.ui_saving() : m.relatives_save()}
            </Button>
          }
        >
          <RelationshipField name={name} />
          <LevelField name={name} />
          <AuthorityFields />
          <ContactFields mainNow={mainNow} />
        </LongForm>
      </FormProvider>
    </Card>
  );
}
