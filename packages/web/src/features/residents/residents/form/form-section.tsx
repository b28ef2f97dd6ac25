import type { ReactNode } from 'react';

import { FoldSection } from '../../../../forms/fold-section.tsx';
import { FieldView } from './field-view.tsx';
import type { Section } from './field.ts';

interface Props {
  section: Section;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Shown before the fields. */
  children?: ReactNode;
}

export const FormSection = ({ section: { id, title, text, fields }, children, ...fold }: Props) => (
  <FoldSection id={id} title={title()} text={text()} before={children} {...fold}>
    {fields.map((field) => (
      <FieldView key={field.name} field={field} />
    ))}
  </FoldSection>
);
