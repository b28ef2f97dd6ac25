import {
  SECTION_KEYS,
  type SectionKey,
  SECTIONS,
} from '@relish/shared/residents/about-me/sections.ts';
import { Circle, CircleCheck, CircleSlash } from 'lucide-react';

import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import type { Book } from './api.ts';
import { toAnchor } from './section-icons.ts';

import styles from './book-contents.module.css';

const STATES = {
  told: { icon: CircleCheck, words: m.about_me_state_told },
  empty: { icon: Circle, words: m.about_me_state_empty },
  closed: { icon: CircleSlash, words: m.about_me_state_closed },
};

function findState(book: Book, section: SectionKey): keyof typeof STATES {
  if (book.closed.some((each) => each.section_key === section && each.prompt_key === null))
    return 'closed';
  return book.entries.some((each) => each.section_key === section) ? 'told' : 'empty';
}

/** Links to the sections, marking empty ones. */
export function BookContents({ book }: { book: Book }) {
  const isWide = useWideScreen();
  const links = (
    <ol className={styles.list}>
      {SECTION_KEYS.map((section) => {
        const state = findState(book, section);
        const { icon: Icon, words } = STATES[state];
        return (
          <li key={section}>
            <a className={styles.link} href={`#${toAnchor(section)}`} data-state={state}>
              <Icon aria-hidden="true" />
              {SECTIONS[section].title}
              <VisuallyHidden>, {words()}</VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={m.about_me_contents()}>
      {isWide ? (
        links
      ) : (
        <details className={styles.details}>
          <summary className={styles.summary}>{m.about_me_contents()}</summary>
          {links}
        </details>
      )}
    </nav>
  );
}
