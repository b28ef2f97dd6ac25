import { mayBeShared, PERIOD_MAX, PLACE_MAX } from '@relish/shared/residents/about-me/limits.ts';
import { PLEASE_MAX_LENGTH } from '@relish/shared/residents/about-me/sections.ts';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';

import { LongForm } from '../../../forms/long-form.tsx';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { type Book, type Entry, useAddEntry, useContribute, useEditEntry } from './api.ts';
import { useEditing } from './editing.ts';
import { EntryConflict } from './entry-conflict.tsx';
import { entryFields, helperLabel, listedFields, voiceOptions } from './entry-fields.ts';
import {
  type EntryValues,
  formKey,
  type FormPlace,
  findQuestion,
  chooseSchema,
  toEntryValues,
  type Way,
} from './entry-values.ts';
import { NotForMe } from './not-for-me.tsx';
import { PictureField } from './picture-field.tsx';
import { ToldOnField } from './told-on-field.tsx';

import styles from './entry-form.module.css';

interface Props extends FormPlace {
  book: Book;
  way: Way;
}

/** Opens in place of its question. */
export function EntryForm({ book, way, ...place }: Props) {
  const { section, prompt, entry } = place;
  const { preferred_name: name } = book;
  const { open } = useEditing();
  const today = useToday();
  const [uploading, setUploading] = useState(false);
  const sent = { add: useAddEntry(), edit: useEditEntry(), suggest: useContribute() }[way];
  const long = useLongForm<EntryValues>({
    schema: () => chooseSchema(way, today),
    defaultValues: () => toEntryValues(place, today),
    send,
    draftName: `about-me ${book.resident_id} ${formKey(place)}`,
    listed: ({ voice: chosen }) => listedFields(entryFields(place, name, chosen)),
  });
  const { form } = long;
  const voice = form.watch('voice');
  const fields = entryFields(place, name, voice);
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  const isMemory = section === 'memories';

  async function send(values: EntryValues) {
    // The schema guarantees that a voice is chosen.
    await sent.mutateAsync(values as EntryValues & { voice: Entry['voice'] });
    showToast({
      title: way === 'suggest' ? m.about_me_suggested() : m.about_me_saved(),
      tone: 'success',
    });
    close();
  }
  const close = () => {
    long.finish();
    open(undefined);
  };

  return (
    <LongForm
      long={long}
      onGoToField={long.focusField}
      look={{ form: styles.form, bar: styles.actions }}
      conflict={
        entry && (
          <EntryConflict
            form={form}
            refusal={form.listErrors('version')}
            place={{ ...place, entry }}
            fields={fields}
            onMerged={long.saveMerged}
          />
        )
      }
      actions={
        <>
          <Button type="submit" busy={form.busy || uploading}>
            {form.busy
              ? m.ui_saving()
              : way === 'suggest'
                ? m.about_me_suggest()
                : m.about_me_save()}
          </Button>
          <Button kind="quiet" onClick={close}>
            {m.ui_cancel()}
          </Button>
          {way === 'add' && prompt !== null && section !== 'please' && !isMemory && (
            <NotForMe book={book} section={section} prompt={prompt} onDone={close} />
          )}
        </>
      }
    >
      <TextArea
        label={findQuestion(section, prompt)}
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
            errors={form.listErrors('voice')}
            options={voiceOptions(name)}
          />
        )}
      />
      {voice !== null && (
        <TextField
          label={helperLabel(voice)}
          hint={voice === 'staff' ? undefined : m.about_me_helper_hint()}
          optional
          autoComplete="off"
          {...form.field('supported_by')}
        />
      )}
      <Controller
        control={form.control}
        name="told_on"
        render={({ field }) => (
          <ToldOnField {...field} today={today} errors={form.listErrors('told_on')} />
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
              errors={form.listErrors('media_ids')}
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
              errors={form.listErrors('visibility')}
            />
          )}
        />
      )}
      {!mayBeShared(section) && <p className={styles.note}>{m.about_me_stays_with_staff()}</p>}
      {uploading && <p className={styles.note}>{m.about_me_pictures_wait()}</p>}
    </LongForm>
  );
}
