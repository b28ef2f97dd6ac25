import { addDays } from '@relish/shared/days.ts';
import { FIRST_ROWS, MOST_ROWS } from '@relish/shared/residents/quick-add/limits.ts';
import { Plus } from 'lucide-react';
import { Controller, useFieldArray } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { LongForm } from '../../../forms/long-form.tsx';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useAddSeveral } from './api.ts';
import { EMPTY_ROW, isEmptyRow, listFields, type QuickAddValues, ROW_FIELDS } from './rows.ts';

import styles from './quick-add.module.css';

/** Empty rows are ignored, so that a home of three can use the five rows. */
export function QuickAddForm({ back }: { back: string }) {
  const navigate = useNavigate();
  const today = useToday();
  const add = useAddSeveral();
  const long = useLongForm<QuickAddValues>({
    schema: async () => (await import('@relish/shared/residents/quick-add/contract.ts')).QuickAdd,
    defaultValues: () => ({
      residents: Array.from({ length: FIRST_ROWS }, () => EMPTY_ROW),
      // They live here already, so an activity that began before midnight can be recorded.
      move_in_date: addDays(today, -1),
    }),
    send,
    draftName: 'quick-add',
    listed: listFields,
  });
  const { form } = long;
  const rows = useFieldArray({ control: form.control, name: 'residents' });

  async function send(values: QuickAddValues): Promise<void> {
    if (values.residents.every(isEmptyRow)) {
      form.setError('residents.0.first_name', { message: m.quick_add_none() });
      return long.focusField('residents.0.first_name');
    }
    const { added } = await add.mutateAsync(values);
    long.finish();
    showToast({ title: m.quick_add_done({ count: added }), tone: 'success' });
    await navigate(back, { replace: true });
  }

  return (
    <LongForm
      long={long}
      onGoToField={long.focusField}
      look={{ form: styles.form, bar: styles.bar }}
      actions={
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.ui_saving() : m.quick_add_save()}
        </Button>
      }
    >
      {rows.fields.map((row, index) => (
        <fieldset key={row.id} className={styles.row}>
          <legend>{m.quick_add_row({ number: index + 1 })}</legend>
          {ROW_FIELDS.map(({ key, label, optional }) => (
            <div key={key} className={styles[key]}>
              <TextField
                label={label()}
                optional={optional}
                autoComplete="off"
                {...(key === 'date_of_birth' && { placeholder: m.quick_add_born_example() })}
                {...form.field(`residents.${index}.${key}`)}
              />
            </div>
          ))}
        </fieldset>
      ))}
      {rows.fields.length < MOST_ROWS && (
        <div>
          <Button
            kind="quiet"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => rows.append(EMPTY_ROW)}
          >
            {m.quick_add_another()}
          </Button>
        </div>
      )}
      <div className={styles.movedIn}>
        <Controller
          control={form.control}
          name="move_in_date"
          render={({ field }) => (
            <DateField
              {...field}
              label={m.quick_add_moved_in()}
              hint={m.quick_add_moved_in_hint()}
              errors={form.listErrors('move_in_date')}
            />
          )}
        />
      </div>
    </LongForm>
  );
}
