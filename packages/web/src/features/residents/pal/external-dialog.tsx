import type { Input } from '@relish/shared/calls.ts';
import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { LEVELS } from '@relish/shared/residents/pal/levels.ts';
import { useId } from 'react';
import { Controller } from 'react-hook-form';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type PalPerson, useRecordExternal } from './api.ts';

import styles from './raise-dialog.module.css';

interface Props {
  person: PalPerson;
  onClose: () => void;
}

/** V8: level, date and assessor; the sheet itself is kept elsewhere. */
export default function ExternalDialog({ person, onClose }: Props) {
  const formId = useId();
  const record = useRecordExternal();
  const form = useCallForm<Input<'pal/record-external'>>({
    schema: async () => (await import('@relish/shared/residents/pal/contract.ts')).PalExternal,
    defaultValues: {
      resident_id: person.resident_id,
      completed_on: person.today,
      contributors: [''],
    },
    send: async (values) => {
      await record.mutateAsync(values);
      showToast({ title: m.pal_external_saved(), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={m.pal_record_external()}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {m.pal_external_save()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p>{m.pal_external_text()}</p>
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <Controller
          control={form.control}
          name="confirmed_level"
          render={({ field }) => (
            <RadioCards
              {...field}
              label={m.pal_external_level()}
              errors={form.listErrors('confirmed_level')}
              options={LEVELS.map((value) => ({
                value,
                label: LEVEL_TEXTS[value].name,
                description: LEVEL_TEXTS[value].phrase,
              }))}
            />
          )}
        />
        <Controller
          control={form.control}
          name="completed_on"
          render={({ field }) => (
            <DateField
              {...field}
              label={m.pal_external_day()}
              max={person.today}
              onChange={(day) => field.onChange(day ?? '')}
              errors={form.listErrors('completed_on')}
            />
          )}
        />
        <TextField
          label={m.pal_external_who()}
          hint={m.pal_external_who_hint()}
          {...form.field('contributors.0')}
        />
      </form>
    </Dialog>
  );
}
