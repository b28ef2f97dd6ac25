import { mayBeShared, PERIOD_MAX, PLACE_MAX } from '@relish/shared/about-me/limits.ts';
import { PLEASE_MAX_LENGTH } from '@relish/shared/about-me/sections.ts';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type Book, type Entry, useAddEntry, useContribute, useEditEntry } from './api.ts';
import { useEditing } from './editing.ts';
import {
  type EntryValues,
  formKey,
  type FormPlace,
  questionOf,
  schemaOf,
  valuesOf,
  type Way,
} from './entry-values.ts';
import { NewerVersion } from './newer-version.tsx';
import { NotForMe } from './not-for-me.tsx';
import { PictureField } from './picture-field.tsx';
import { ToldOnField } from './told-on-field.tsx';
import { useToday } from './use-today.ts';

import styles from './entry-form.module.css';

interface Props extends FormPlace {
  book: Book;
  way: Way;
}

const HELPER: Record<Entry['voice'], () => string> = {
  resident: m.about_me_helper_resident,
  relative: m.about_me_helper_relative,
  staff: m.about_me_helper_staff,
};

/** Answers a question where it stands. */
export function EntryForm({ book, way, ...place }: Props) {
  const { section, prompt, entry } = place;
  const { preferred_name: name } = book;
  const { open, setDirty } = useEditing();
  const today = useToday();
  const [uploading, setUploading] = useState(false);
  const sent = { add: useAddEntry(), edit: useEditEntry(), suggest: useContribute() }[way];
  const form = useCallForm<EntryValues>({
    schema: () => schemaOf(way, today),
    defaultValues: valuesOf(place, way, today),
    send: async (values) => {
      await sent.mutateAsync(values);
      draft.forget();
      showToast({
        title: way === 'suggest' ? m.about_me_suggested() : m.about_me_saved(),
        tone: 'success',
      });
      close();
    },
  });
  const draft = useDraft(`about-me ${book.resident_id} ${formKey(place)}`, form);
  const { isDirty } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
  const close = () => open(undefined);
  const giveUp = () => {
    draft.forget();
    close();
  };
  const voice = form.watch('voice');
  const isMemory = section === 'memories';

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      {draft.restored && (
        <Banner
          kind="info"
          action={
            <Button kind="quiet" size="small" onClick={draft.startAfresh}>
              {m.about_me_start_afresh()}
            </Button>
          }
        >
          {m.about_me_draft_kept()}
        </Banner>
      )}
      {entry && <NewerVersion form={form} entry={entry} />}
      <TextArea
        label={questionOf(section, prompt)}
        maxLength={section === 'please' ? PLEASE_MAX_LENGTH : undefined}
        {...form.field('text')}
      />
      {isMemory && (
        <div className={styles.pair}>
          <TextField
            label={m.about_me_period()}
            hint={m.about_me_period_hint()}
            optional
            maxLength={PERIOD_MAX}
            {...form.field('period')}
          />
          <TextField
            label={m.about_me_place()}
            optional
            maxLength={PLACE_MAX}
            {...form.field('place')}
          />
        </div>
      )}
      <Controller
        control={form.control}
        name="voice"
        render={({ field }) => (
          <SegmentedControl
            {...field}
            label={m.about_me_voice_label()}
            errors={form.errorsOf('voice')}
            options={[
              { value: 'resident', label: m.about_me_voice_resident({ name }) },
              { value: 'relative', label: m.about_me_voice_relative() },
              { value: 'staff', label: m.about_me_voice_staff() },
            ]}
          />
        )}
      />
      <TextField
        label={HELPER[voice]()}
        hint={voice === 'staff' ? undefined : m.about_me_helper_hint()}
        optional
        autoComplete="off"
        {...form.field('supported_by')}
      />
      <Controller
        control={form.control}
        name="told_on"
        render={({ field }) => (
          <ToldOnField {...field} today={today} errors={form.errorsOf('told_on')} />
        )}
      />
      {isMemory && (
        <Controller
          control={form.control}
          name="media_ids"
          render={({ field: { value, onChange } }) => (
            <PictureField
              book={book}
              entry={entry}
              value={value}
              onChange={onChange}
              onBusy={setUploading}
              errors={form.errorsOf('media_ids')}
            />
          )}
        />
      )}
      {way !== 'suggest' && mayBeShared(section) && (
        <Controller
          control={form.control}
          name="visibility"
          render={({ field: { value, onChange, ref, ...rest } }) => (
            <Switch
              {...rest}
              ref={ref}
              label={m.about_me_for_family()}
              hint={
                value === 'staff_family'
                  ? m.about_me_for_family_on({ name })
                  : m.about_me_for_family_off()
              }
              value={value === 'staff_family'}
              onChange={(on) => onChange(on ? 'staff_family' : 'staff')}
              errors={form.errorsOf('visibility')}
            />
          )}
        />
      )}
      {!mayBeShared(section) && <p className={styles.note}>{m.about_me_stays_with_staff()}</p>}
      {uploading && <p className={styles.note}>{m.about_me_pictures_wait()}</p>}
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy || uploading}>
          {form.busy ? m.ui_saving() : way === 'suggest' ? m.about_me_suggest() : m.about_me_save()}
        </Button>
        <Button kind="quiet" onClick={giveUp}>
          {m.ui_cancel()}
        </Button>
        {way === 'add' && prompt !== null && section !== 'please' && !isMemory && (
          <NotForMe book={book} section={section} prompt={prompt} onDone={giveUp} />
        )}
      </div>
    </form>
  );
}
