import { lazy, Suspense } from 'react';

import type { ComboboxProps } from './combobox-field.tsx';
import { FieldWaiting } from './field-waiting.tsx';

const ComboboxField = lazy(async () => ({
  default: (await import('./combobox-field.tsx')).ComboboxField,
}));

/** Lazy, because it is heavier than most pages. */
export const Combobox = (props: ComboboxProps) => (
  <Suspense
    fallback={<FieldWaiting label={props.label} hint={props.hint} optional={props.optional} />}
  >
    <ComboboxField {...props} />
  </Suspense>
);
