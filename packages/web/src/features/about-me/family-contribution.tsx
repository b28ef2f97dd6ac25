import { SECTION_KEYS, SECTIONS } from '@relish/shared/about-me/sections.ts';
import { Controller } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useContribute } from './api.ts';
import { type EntryValues, schemaOf } from './entry-values.ts';

import styles from './family-about-me.module.css';

type Told = Pick<EntryValues, 'resident_id' | 'section_key' | 'text'>;

interface Props {
  residentId: string;
  name: string;
  onSent: () => void;
}

// Wishes of how to be helped are kept short and in two lists: the team writes them.
const TOPICS = SECTION_KEYS.filter((key) => key !== 'please');

export function FamilyContribution({ residentId, name, onSent }: Props) {
  const contribute = useContribute();
  const form = useCallForm<Told>({
    schema: () => schemaOf('suggest'),
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
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <Controller
          control={form.control}
          name="section_key"
          render={({ field }) => (
            <Select
              {...field}
              label={m.about_me_family_section()}
              errors={form.errorsOf('section_key')}
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
