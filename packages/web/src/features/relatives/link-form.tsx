import type { Input } from '@relish/shared/calls.ts';
import { FormProvider } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { m } from '../../words/m.ts';
import { type RelativeLink, useEditLink } from './api.ts';
import { AuthorityFields, ContactFields, LevelField, RelationshipField } from './link-fields.tsx';
import { Newer } from './newer.tsx';

import styles from './relatives.module.css';

interface Props {
  link: RelativeLink;
  /** Whom they belong to. */
  name: string;
  mainNow: string | undefined;
}

/** What somebody is to a resident, and what they may see. */
export function LinkForm({ link, name, mainNow }: Props) {
  const edit = useEditLink();
  const form = useCallForm<Input<'relatives/edit-link'>>({
    schema: async () => (await import('@relish/shared/relatives/contract.ts')).LinkEdit,
    defaultValues: valuesOf(link),
    send: async (values) => {
      const { version } = await edit.mutateAsync(values);
      draft.forget();
      form.reset({ ...values, version });
      showToast({ title: m.relatives_saved(), tone: 'success' });
    },
  });
  const draft = useDraft(`relative-link ${link.id}`, form);
  const guard = useLeaveGuard(form.formState.isDirty);
  return (
    <Card title={m.relatives_link_title({ name })}>
      <FormProvider {...form}>
        <form className={styles.form} onSubmit={form.submit} noValidate>
          <DraftNotice draft={draft} />
          {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
          {form.errorsOf('version') && <Newer onLoad={draft.forget} />}
          <RelationshipField name={name} />
          <LevelField name={name} />
          <AuthorityFields />
          <ContactFields mainNow={mainNow} />
          <div className={styles.bar}>
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.ui_saving() : m.relatives_save()}
            </Button>
          </div>
        </form>
      </FormProvider>
      <LeaveQuestion guard={guard} kept />
    </Card>
  );
}

const valuesOf = ({
  id,
  version,
  relationship,
  access_level,
  authority,
  authority_seen_on,
  is_main_contact,
  emergency_order,
  notes,
}: RelativeLink): Input<'relatives/edit-link'> => ({
  id,
  version,
  relationship,
  access_level,
  authority,
  authority_seen_on,
  is_main_contact,
  emergency_order: emergency_order as 1 | 2 | 3 | 4 | 5 | null,
  notes: notes ?? '',
});
