import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { FieldView } from './field-view.tsx';
import type { Section } from './field.ts';

import styles from './form.module.css';

interface Props {
  section: Section;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** What stands before the fields. */
  children?: ReactNode;
}

/** A part of the form that folds; what is folded away stays filled in. */
export const FormSection = ({ section, isOpen, onToggle, children }: Props) => (
  <details
    id={section.id}
    className={styles.section}
    open={isOpen}
    onToggle={(event) => onToggle(event.currentTarget.open)}
  >
    <summary className={styles.summary}>
      <h2 className={styles.heading}>{section.title()}</h2>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </summary>
    <div className={styles.body}>
      <p className={styles.quiet}>{section.text()}</p>
      {children}
      <div className={styles.grid}>
        {section.fields.map((field) => (
          <FieldView key={field.name} field={field} />
        ))}
      </div>
    </div>
  </details>
);
