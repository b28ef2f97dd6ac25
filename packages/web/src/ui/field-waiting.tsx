import { FieldFrame, type FieldText, useField } from './field-frame.tsx';

import boxes from './field-frame.module.css';

/** A field that is still on its way: the same size, so that nothing moves when it is there. */
export const FieldWaiting = (text: FieldText) => (
  <FieldFrame {...text} field={useField(text)} as="span">
    <span className={boxes.box} aria-hidden="true" />
  </FieldFrame>
);
