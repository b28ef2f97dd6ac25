import { FieldFrame, type FieldText, useField } from './field-frame.tsx';

import boxes from './field-frame.module.css';

/** Placeholder of the same size for a lazy field, so that the layout does not shift. */
export const FieldWaiting = (text: FieldText) => (
  <FieldFrame {...text} field={useField(text)} as="span">
    <span className={boxes.box} aria-hidden="true" />
  </FieldFrame>
);
