import { FoldSection } from '../../../../forms/fold-section.tsx';
import { OwnFieldView } from './own-field-view.tsx';
import type { Section } from './own-field.ts';

interface Props {
  section: Section;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export const OwnSection = ({ section: { id, title, text, fields }, ...fold }: Props) => (
  <FoldSection id={id} title={title()} text={text()} {...fold}>
    {fields.map((field) => (
      <OwnFieldView key={field.name} field={field} />
    ))}
  </FoldSection>
);
