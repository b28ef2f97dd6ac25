import { ChevronDown } from 'lucide-react';

import { OwnFieldView } from './own-field-view.tsx';
import type { Section } from './own-field.ts';

import styles from './own-form.module.css';

interface Props {
  section: Section;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A part of the form that folds; what is folded away stays filled in. */
export const OwnSection = ({ section, isOpen, onToggle }: Props) => (
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
      <div className={styles.grid}>
        {section.fields.map((field) => (
          <OwnFieldView key={field.name} field={field} />
        ))}
      </div>
    </div>
  </details>
);
