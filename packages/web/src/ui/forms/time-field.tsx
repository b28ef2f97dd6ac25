import { lazy, Suspense } from 'react';

import { FieldWaiting } from './field-waiting.tsx';
import type { LibraryFieldProps } from './library-field.ts';

const ClockField = lazy(async () => ({ default: (await import('./clock-field.tsx')).ClockField }));

/** Lazy, because it is heavier than most forms. */
export const TimeField = (props: LibraryFieldProps) => (
  <Suspense
    fallback={<FieldWaiting label={props.label} hint={props.hint} optional={props.optional} />}
  >
    <ClockField {...props} />
  </Suspense>
);
