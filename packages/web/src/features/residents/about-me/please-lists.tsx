import { PLEASE_KINDS } from '@relish/shared/residents/about-me/sections.ts';

import type { Book, Entry } from './api.ts';
import { PleaseList } from './please-list.tsx';

import styles from './please-lists.module.css';

interface Props {
  book: Book;
  entries: Entry[];
}

export const PleaseLists = ({ book, entries }: Props) => (
  <div className={styles.lists}>
    {PLEASE_KINDS.map((kind) => (
      <PleaseList
        key={kind}
        kind={kind}
        book={book}
        entries={entries.filter(({ prompt_key }) => prompt_key === kind)}
      />
    ))}
  </div>
);
