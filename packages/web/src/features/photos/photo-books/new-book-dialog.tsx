import type { Input } from '@relish/shared/calls.ts';
import {
  BOOK_LIMITS,
  BOOK_ORDERS,
  EDITIONS,
  ORIENTATIONS,
  PAPERS,
} from '@relish/shared/photos/photo-books/choices.ts';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useCan } from '../../../session/use-session.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { useAddBook } from './api.ts';
import { EDITION_WORDS, ORDER_WORDS, ORIENTATION_WORDS, PAPER_WORDS } from './book-words.ts';

type Values = Input<'photo-books/add'>;

export default function NewBookDialog({
  residentId,
  onClose,
}: {
  residentId: string | null;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const add = useAddBook();
  const hasResidents = useCan('residents.view');
  const residents = useResidents(false, hasResidents);
  const form = useCallForm<Values>({
    schema: loadSchema,
    defaultValues: {
      resident_id: residentId,
      title: '',
      subtitle: '',
      from_day: '',
      to_day: '',
      order: 'months',
      paper: 'a4',
      orientation: 'landscape',
      large_print: false,
      edition: 'named',
    },
    send: async (values) => {
      const { id } = await add.mutateAsync(values);
      onClose();
      await navigate(`/photo-book-edit?id=${id}`);
    },
  });
  return (
    <FormDialog
      title={m.photo_books_add()}
      save={m.photo_books_lay_out()}
      form={form}
      onClose={onClose}
    >
      {hasResidents && (
        <Controller
          control={form.control}
          name="resident_id"
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label={m.photo_books_person()}
              errors={
                fieldState.error?.message === undefined ? undefined : [fieldState.error.message]
              }
              options={(residents.data ?? []).map(({ id, preferred_name, last_name }) => ({
                value: id,
                label: `${preferred_name} ${last_name}`,
              }))}
            />
          )}
        />
      )}
      <TextField
        label={m.photo_books_name()}
        hint={m.photo_books_name_hint()}
        autoComplete="off"
        maxLength={BOOK_LIMITS.title}
        {...form.field('title')}
      />
      <TextField
        label={m.photo_books_subtitle()}
        optional
        autoComplete="off"
        maxLength={BOOK_LIMITS.subtitle}
        {...form.field('subtitle')}
      />
      <Controller
        control={form.control}
        name="from_day"
        render={({ field }) => <DateField {...field} label={m.photo_books_from()} optional />}
      />
      <Controller
        control={form.control}
        name="to_day"
        render={({ field, fieldState: { error } }) => (
          <DateField
            {...field}
            label={m.photo_books_to()}
            optional
            errors={error?.message === undefined ? undefined : [error.message]}
          />
        )}
      />
      <Controller
        control={form.control}
        name="order"
        render={({ field: { ref: _ref, ...field } }) => (
          <SegmentedControl
            {...field}
            label={m.photo_books_order()}
            options={BOOK_ORDERS.map((value) => ({ value, label: ORDER_WORDS[value]() }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="paper"
        render={({ field: { ref: _ref, ...field } }) => (
          <SegmentedControl
            {...field}
            label={m.photo_books_paper()}
            options={PAPERS.map((value) => ({ value, label: PAPER_WORDS[value]() }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="orientation"
        render={({ field: { ref: _ref, ...field } }) => (
          <SegmentedControl
            {...field}
            label={m.photo_books_orientation()}
            options={ORIENTATIONS.map((value) => ({ value, label: ORIENTATION_WORDS[value]() }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="large_print"
        render={({ field }) => (
          <Switch {...field} value={field.value ?? false} label={m.photo_books_large_print()} />
        )}
      />
      {hasResidents && (
        <Controller
          control={form.control}
          name="edition"
          render={({ field: { ref: _ref, ...field } }) => (
            <RadioCards
              {...field}
              label={m.photo_books_edition()}
              options={EDITIONS.map((value) => ({ value, ...EDITION_WORDS[value]() }))}
            />
          )}
        />
      )}
    </FormDialog>
  );
}

const loadSchema = async () =>
  (await import('@relish/shared/photos/photo-books/contract.ts')).BookToMake;
