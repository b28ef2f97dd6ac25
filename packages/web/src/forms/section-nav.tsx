import styles from './long-form.module.css';

interface Props {
  label: string;
  sections: readonly { id: string; title: () => string }[];
  onGoTo: (id: string) => void;
}

/** Shown beside a long form on wide screens. */
export const SectionNav = ({ label, sections, onGoTo }: Props) => (
  <nav className={styles.nav} aria-label={label}>
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
