import { isVisitor } from '@relish/shared/permissions.ts';
import { LIFE_CHAPTERS } from '@relish/shared/photos/photos/life-chapters.ts';
import { Controller, FormProvider } from 'react-hook-form';

import { useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { CHAPTER_WORDS } from './chapter-words.ts';
import { PhotoFactsFields } from './photo-facts-fields.tsx';
import { usePhotoForm } from './photo-form-context.ts';

import styles from './photo-page.module.css';

export function PhotoDetailsFields() {
  const { form, photo } = usePhotoForm();
  const user = useUser();
  const { added_by, event_id, report_id, belongs_to } = photo.staff;
  const day = formatDate(new Date(photo.added_at), user.carehome.time_zone);
  return (
    <Card title={m.photo_facts()}>
      <FormProvider {...form}>
        <PhotoFactsFields
          startsOld={form.getValues('decade') !== null}
          story={{ label: m.photo_field_story(), hint: m.photo_field_story_hint() }}
        >
          {!isVisitor(user) && <ChapterField />}
        </PhotoFactsFields>
      </FormProvider>
      <p className={styles.quiet} translate="no">
        {added_by === null ? m.photo_added({ day }) : m.photo_added_by({ name: added_by, day })}
      </p>
      {event_id !== null && (
        <p>
          <Link to={`/event?id=${event_id}`}>{m.photo_event()}</Link>
        </p>
      )}
      {report_id !== null && belongs_to === null && (
        <p>
          <Link to={`/report?id=${report_id}`}>{m.photo_report()}</Link>
        </p>
      )}
    </Card>
  );
}

function ChapterField() {
  const { form } = usePhotoForm();
  return (
    <Controller
      control={form.control}
      name="chapter"
      render={({ field }) => (
        <Select
          {...field}
          label={m.photo_field_chapter()}
          hint={m.photo_field_chapter_hint()}
          placeholder={m.photo_chapter_by_date()}
          options={LIFE_CHAPTERS.map((value) => ({ value, label: CHAPTER_WORDS[value]() }))}
          errors={form.listErrors('chapter')}
        />
      )}
    />
  );
}
