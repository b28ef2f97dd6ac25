import { BOOK_ORDERS } from '@relish/shared/photos/photo-books/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { m } from '../../../words/m.ts';
import type { Book } from './api.ts';
import type { BookTime } from './book-saving.ts';
import { ORDER_WORDS } from './book-words.ts';

interface Props {
  book: Pick<Book, 'from_day' | 'to_day' | 'order'>;
  onLayOut: (time: BookTime) => Promise<void>;
  onClose: () => void;
}

/** Chooses the photos of the whole book again. */
export default function LayOutDialog({ book, onLayOut, onClose }: Props) {
  const form = useCallForm<BookTime>({
    schema: loadSchema,
    defaultValues: {
      from_day: book.from_day ?? '',
      to_day: book.to_day ?? '',
      order: book.order,
    },
    send: async (time) => {
      await onLayOut(time);
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.photo_books_choose_again()}
      save={m.photo_books_lay_out()}
      form={form}
      onClose={onClose}
    >
      <p>{m.photo_books_choose_again_text()}</p>
      <Controller
        control={form.control}
        name="from_day"
        render={({ field }) => <DateField {...field} label={m.photo_books_from()} optional />}
      />
      <Controller
        control={form.control}
        name="to_day"
        render={({ field }) => (
          <DateField
            {...field}
            label={m.photo_books_to()}
            optional
            errors={form.listErrors('to_day')}
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
    </FormDialog>
  );
}

const loadSchema = async () =>
  (await import('@relish/shared/photos/photo-books/contract.ts')).BookTime;
