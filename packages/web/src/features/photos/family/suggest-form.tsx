import type { Input } from '@relish/shared/calls.ts';
import { PHOTO_LIMITS } from '@relish/shared/photos/photos/choices.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import type { FamilyPersonRow } from '../../residents/relatives/api.ts';
import { useSuggest } from './api.ts';
import { SuggestPicture } from './suggest-picture.tsx';

import styles from './family.module.css';

type Values = Omit<Input<'photos/suggest'>, 'may_share'> & { may_share: boolean };

interface Props {
  people: readonly FamilyPersonRow[];
  residentId: string;
}

export function SuggestForm({ people, residentId }: Props) {
  const navigate = useNavigate();
  const suggest = useSuggest();
  const today = useToday();
  const [isOld, setOld] = useState(true);
  const form = useCallForm<Values>({
    schema: async () => (await import('@relish/shared/photos/photos/contract.ts')).SuggestInput,
    defaultValues: {
      media_id: '',
      resident_id: residentId,
      taken_on: null,
      decade: null,
      place: '',
      caption: '',
      story: '',
      may_share: false,
    },
    send: async (values) => {
      await suggest.mutateAsync({ ...values, may_share: true });
      showToast({
        title: m.photo_suggest_sent(),
        text: m.photo_suggest_sent_text(),
        tone: 'success',
      });
      await navigate('/tabs/photo-book');
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      <SuggestPicture
        errors={form.listErrors('media_id') && [m.photo_suggest_picture_missing()]}
        onSent={(id) => form.setValue('media_id', id, { shouldValidate: true })}
      />
      {people.length > 1 && (
        <Controller
          control={form.control}
          name="resident_id"
          render={({ field }) => (
            <Select
              label={m.photo_suggest_person()}
              options={people.map((each) => ({ value: each.id, label: calledName(each) }))}
              placeholder={null}
              {...field}
            />
          )}
        />
      )}
      <SegmentedControl
        label={m.photo_suggest_when()}
        options={[
          { value: 'decade', label: m.photo_suggest_decade() },
          { value: 'day', label: m.photo_suggest_day() },
        ]}
        value={isOld ? 'decade' : 'day'}
        onChange={(kind) => {
          setOld(kind === 'decade');
          form.setValue('taken_on', null);
          form.setValue('decade', null);
        }}
      />
      {isOld ? (
        <Controller
          control={form.control}
          name="decade"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              label={m.photo_suggest_decade()}
              optional
              options={listDecades(today)}
              value={value === null || value === undefined ? null : String(value)}
              onChange={(decade) => onChange(decade === null ? null : Number(decade))}
              errors={form.listErrors('decade')}
              {...field}
            />
          )}
        />
      ) : (
        <Controller
          control={form.control}
          name="taken_on"
          render={({ field: { value, ...field } }) => (
            <DateField
              label={m.photo_suggest_day()}
              optional
              max={today}
              value={value ?? null}
              errors={form.listErrors('taken_on')}
              {...field}
            />
          )}
        />
      )}
      <TextField
        label={m.photo_suggest_place()}
        optional
        autoComplete="off"
        maxLength={PHOTO_LIMITS.place}
        {...form.field('place')}
      />
      <TextField
        label={m.photo_suggest_caption()}
        optional
        autoComplete="off"
        maxLength={PHOTO_LIMITS.caption}
        {...form.field('caption')}
      />
      <TextArea
        label={m.photo_suggest_story()}
        hint={m.photo_suggest_story_hint()}
        optional
        maxLength={PHOTO_LIMITS.story}
        {...form.field('story')}
      />
      <Checkbox
        label={m.photo_suggest_may_share()}
        hint={m.photo_suggest_may_share_hint()}
        {...form.field('may_share')}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {m.photo_suggest_send()}
        </Button>
      </div>
    </form>
  );
}

/** Latest first. */
function listDecades(today: string) {
  const latest = Math.floor(Number(today.slice(0, 4)) / 10) * 10;
  const count = (latest - PHOTO_LIMITS.oldest_decade) / 10 + 1;
  return Array.from({ length: count }, (_, at) => {
    const decade = latest - at * 10;
    return { value: String(decade), label: m.photo_suggest_decade_of({ decade: String(decade) }) };
  });
}
