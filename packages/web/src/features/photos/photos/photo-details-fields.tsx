import { PHOTO_LIMITS } from '@relish/shared/photos/photos/choices.ts';
import { useState } from 'react';
import { Controller } from 'react-hook-form';

import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { usePhotoForm } from './photo-form-context.ts';

import styles from './photo-page.module.css';

export function PhotoDetailsFields() {
  const { form, photo } = usePhotoForm();
  const { time_zone } = useUser().carehome;
  const { added_by, event_id, report_id } = photo.staff;
  const day = formatDate(new Date(photo.added_at), time_zone);
  return (
    <Card title={m.photo_facts()}>
      <TextField
        label={m.photo_field_caption()}
        optional
        autoComplete="off"
        maxLength={PHOTO_LIMITS.caption}
        {...form.field('caption')}
      />
      <WhenFields />
      <TextField
        label={m.photo_field_place()}
        optional
        autoComplete="off"
        maxLength={PHOTO_LIMITS.place}
        {...form.field('place')}
      />
      <TextArea
        label={m.photo_field_story()}
        hint={m.photo_field_story_hint()}
        optional
        maxLength={PHOTO_LIMITS.story}
        {...form.field('story')}
      />
      <p className={styles.quiet} translate="no">
        {added_by === null ? m.photo_added({ day }) : m.photo_added_by({ name: added_by, day })}
      </p>
      {event_id !== null && (
        <p>
          <Link to={`/event?id=${event_id}`}>{m.photo_event()}</Link>
        </p>
      )}
      {report_id !== null && (
        <p>
          <Link to={`/report?id=${report_id}`}>{m.photo_report()}</Link>
        </p>
      )}
    </Card>
  );
}

/** A date, or for old photos only the decade. */
function WhenFields() {
  const { form } = usePhotoForm();
  const today = useToday();
  const [isOld, setOld] = useState(form.getValues('decade') !== null);
  const change = (kind: 'day' | 'decade') => {
    setOld(kind === 'decade');
    if (kind === 'decade') form.setValue('taken_on', null, { shouldDirty: true });
    else form.setValue('decade', null, { shouldDirty: true });
  };
  const latest = Math.floor(Number(today.slice(0, 4)) / 10) * 10;
  const decades: number[] = [];
  for (let decade = latest; decade >= PHOTO_LIMITS.oldest_decade; decade -= 10)
    decades.push(decade);
  return (
    <>
      <SegmentedControl
        label={m.photo_field_when()}
        options={[
          { value: 'day', label: m.photo_field_when_day() },
          { value: 'decade', label: m.photo_field_when_decade() },
        ]}
        value={isOld ? 'decade' : 'day'}
        onChange={change}
      />
      {isOld ? (
        <Controller
          control={form.control}
          name="decade"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              {...field}
              label={m.photo_field_decade()}
              errors={form.listErrors('decade')}
              value={value === null ? null : String(value)}
              onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
              options={decades.map((decade) => ({
                value: String(decade),
                label: m.photo_decade({ decade: String(decade) }),
              }))}
            />
          )}
        />
      ) : (
        <Controller
          control={form.control}
          name="taken_on"
          render={({ field }) => (
            <DateField
              {...field}
              label={m.photo_field_day()}
              optional
              max={today}
              errors={form.listErrors('taken_on')}
            />
          )}
        />
      )}
    </>
  );
}
