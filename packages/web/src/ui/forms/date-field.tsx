import { lazy, Suspense } from 'react';

import type { DateFieldProps } from './date-picker-field.tsx';
import { FieldWaiting } from './field-waiting.tsx';

const DatePickerField = lazy(async () => ({
  default: (await import('./date-picker-field.tsx')).DatePickerField,
}));

/** Lazy, because the calendar is heavier than most forms. */
export const DateField = (props: DateFieldProps) => (
  <Suspense
    fallback={<FieldWaiting label={props.label} hint={props.hint} optional={props.optional} />}
  >
    <DatePickerField {...props} />
  </Suspense>
);
