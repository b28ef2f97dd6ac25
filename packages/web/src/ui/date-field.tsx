import { lazy, Suspense } from 'react';

import type { DateFieldProps } from './date-picker-field.tsx';
import { FieldFrame, type FieldText, useField } from './field-frame.tsx';

import boxes from './field-frame.module.css';

const DatePickerField = lazy(async () => ({
  default: (await import('./date-picker-field.tsx')).DatePickerField,
}));

/** A date to type or to choose. The calendar weighs more than most forms: it comes a moment after them. */
export const DateField = (props: DateFieldProps) => (
  <Suspense fallback={<Waiting label={props.label} hint={props.hint} optional={props.optional} />}>
    <DatePickerField {...props} />
  </Suspense>
);

/** The same size, so that nothing moves when it is there. */
function Waiting(text: FieldText) {
  return (
    <FieldFrame {...text} field={useField(text)} as="span">
      <span className={boxes.box} aria-hidden="true" />
    </FieldFrame>
  );
}
