import { SECTION_KEYS, SECTIONS } from '@relish/shared/residents/about-me/sections.ts';
import { Controller } from 'react-hook-form';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useContribute } from './api.ts';
import { type EntryValues, chooseSchema } from './entry-values.ts';

import styles from './family-about-me.module.css';

type Told = Pick<EntryValues, 'resident_id' | 'section_key' | 'text'>;

interface Props {
  residentId: string;
  name: string;
  onSent: () => void;
}

// Only staff write the "please" lists, which must stay short.
const TOPICS = SECTION_KEYS.filter((key) => key !== 'please');

export function FamilyContribution({ residentId, name, onSent }: Props) {
  const contribute = useContribute();
  const form = useCallForm<Told>({
    schema: () => chooseSchema('suggest'),
    defaultValues: { resident_id: residentId, section_key: 'memories', text: '' },
    send: async (values) => {
      await contribute.mutateAsync(values);
      draft.forget();
      showToast({ title: m.about_me_family_sent(), tone: 'success' });
      onSent();
    },
  });
  const draft = useDraft(`about-me-family ${residentId}`, form);
  return (
    <Card title={m.about_me_family_add({ name })}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <p>{m.about_me_family_add_text()}</p>
        <DraftNotice draft={draft} />
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <Controller
          control={form.control}
          name="section_key"
          render={({ field }) => (
            <Select
              {...field}
              label={m.about_me_family_section()}
              errors={form.listErrors('section_key')}
              options={TOPICS.map((key) => ({ value: key, label: SECTIONS[key].title }))}
            />
          )}
        />
        <TextArea label={m.about_me_family_text()} {...form.field('text')} />
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.ui_sending() : m.about_me_family_send()}
        </Button>
      </form>
    </Card>
  );
}
