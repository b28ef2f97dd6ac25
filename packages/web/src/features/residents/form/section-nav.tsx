import { m } from '../../../words/m.ts';
import type { Section } from './field.ts';

import styles from './form.module.css';

interface Props {
  sections: readonly Section[];
  onGoTo: (id: string) => void;
}

/** Beside the form where there is room for it. */
export const SectionNav = ({ sections, onGoTo }: Props) => (
  <nav className={styles.nav} aria-label={m.manage_resident_sections()}>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles.navLink}
            onClick={(event) => {
              event.preventDefault();
              onGoTo(id);
            }}
          >
            {title()}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
