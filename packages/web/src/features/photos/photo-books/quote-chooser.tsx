import { cutQuote } from '@relish/shared/photos/photo-books/cut-quote.ts';
import { useState } from 'react';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type BookQuote, useBookQuotes } from './api.ts';

import styles from './books.module.css';

interface Props {
  bookId: string;
  /** Longer texts are offered sentence by sentence. */
  longest: number;
  onChoose: (quote: BookQuote) => void;
  onClose: () => void;
}

/** Quotes that the readers of this book may see. */
export default function QuoteChooser({ bookId, longest, onChoose, onClose }: Props) {
  const quotes = useBookQuotes(bookId);
  const [typed, setTyped] = useState('');
  const matches = (quotes.data ?? [])
    .flatMap((quote) => cutQuote(quote.text, longest).map((text) => ({ ...quote, text })))
    .filter(({ text, heading }) =>
      `${heading ?? ''} ${text}`.toLowerCase().includes(typed.trim().toLowerCase()),
    );
  const groups = [
    { title: m.photo_books_quotes_records(), quotes: matches.filter(({ day }) => day !== null) },
    { title: m.photo_books_quotes_about_me(), quotes: matches.filter(({ day }) => day === null) },
  ].filter((group) => group.quotes.length > 0);
  return (
    <Dialog isOpen onClose={onClose} title={m.photo_books_add_quote()}>
      {quotes.isError ? (
        <ErrorState level={3} busy={quotes.isFetching} onRetry={() => void quotes.refetch()} />
      ) : quotes.isPending ? (
        <Skeleton shape="pair" width="long" />
      ) : quotes.data.length === 0 ? (
        <p>{m.photo_books_quotes_none()}</p>
      ) : (
        <div className={styles.fields}>
          <TextField
            label={m.photo_books_find_quote()}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {groups.length === 0 && <p>{m.photo_books_none_match()}</p>}
          {groups.map((group) => (
            <section key={group.title} className={styles.quotes}>
              <h3>{group.title}</h3>
              <ul>
                {group.quotes.map((quote) => (
                  <li key={`${quote.source.id} ${quote.text}`}>
                    <button type="button" className={styles.quote} onClick={() => onChoose(quote)}>
                      {quote.heading !== null && <strong>{quote.heading}</strong>}
                      <span translate="no">{quote.text}</span>
                      {quote.by !== null && (
                        <span className={styles.soft} translate="no">
                          {quote.by}
                        </span>
                      )}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
