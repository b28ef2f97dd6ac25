import { m } from '../../../words/m.ts';
import { SECTIONS } from './own-fields.ts';

import styles from './own-form.module.css';

/** Beside the form where there is room for it. */
export const OwnSectionNav = ({ onGoTo }: { onGoTo: (id: string) => void }) => (
  <nav className={styles.nav} aria-label={m.own_activity_sections()}>
    <ul>
      {SECTIONS.map(({ id, title }) => (
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
