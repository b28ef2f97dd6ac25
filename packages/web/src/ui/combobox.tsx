import { lazy, Suspense } from 'react';

import type { ComboboxProps } from './combobox-field.tsx';
import { FieldWaiting } from './field-waiting.tsx';

const ComboboxField = lazy(async () => ({
  default: (await import('./combobox-field.tsx')).ComboboxField,
}));

/** One of many, by typing a part of it. It weighs more than most pages: it comes a moment after them. */
export const Combobox = (props: ComboboxProps) => (
  <Suspense
    fallback={<FieldWaiting label={props.label} hint={props.hint} optional={props.optional} />}
  >
    <ComboboxField {...props} />
  </Suspense>
);
