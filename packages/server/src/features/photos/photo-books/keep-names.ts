import { isDeepStrictEqual } from 'node:util';

import type { BookText } from '@relish/shared/photos/photo-books/lay-out.ts';
import type { BookPage } from '@relish/shared/photos/photo-books/page.ts';

import type { Db } from '../../../db/database.ts';
import type { BookData } from './queries.ts';
import { type BookSubject, hidingNames, listSources, listTexts } from './resolve.ts';

interface BookWords {
  title: string;
  subtitle: string | null;
  pages: readonly BookPage[];
}

/** The ways in which the editor may have shown the names of a book. */
interface Hidden {
  hides: ((text: string | null) => string | null)[];
  /** The edition without names does not say who said something. */
  hidesSpeakers: boolean;
  /** Quotes with the person’s own name. */
  quotes: readonly BookText[];
}

/** Before and after a change of the edition; needs a system transaction. */
export async function readHidden(
  db: Db,
  carehomeId: string,
  book: BookSubject,
  { edition, pages }: Pick<BookSubject, 'edition'> & { pages: readonly BookPage[] },
): Promise<Hidden> {
  const editions = [...new Set([book.edition, edition])];
  const sources = listSources(pages);
  const hides = [];
  for (const each of editions)
    hides.push(await hidingNames(db, carehomeId, { ...book, edition: each }));
  return {
    hides,
    hidesSpeakers: editions.includes('nameless'),
    quotes: sources.length === 0 ? [] : await listTexts(db, carehomeId, named(book), { sources }),
  };
}

const named = ({ resident_id }: BookSubject): BookSubject => ({ resident_id, edition: 'named' });

/** Enough for the changes that one visit undoes. */
const SET_ASIDE = 40;

/**
 * The editor gets a book without the names that its readers may not see. A text that comes back as it
 * was sent keeps its stored names; pages with names that disappear are set aside, because undoing
 * brings them back without.
 */
export function keepNames(
  received: BookWords,
  stored: BookWords & Pick<BookData, 'set_aside'>,
  { hides, hidesSpeakers, quotes }: Hidden,
) {
  const known = [...stored.pages, ...stored.set_aside];
  const restore = <T extends string | null>(text: T, own: readonly (string | null)[]): T | string =>
    (text === null
      ? undefined
      : own.find((each) => each !== null && hides.some((hide) => hide(each)?.trim() === text))) ??
    text;
  const quoteOf = (page: BookPage) => quotes.find(({ source }) => source.id === page.source?.id);

  const restorePage = (page: BookPage): BookPage => {
    const own = known.filter(({ id }) => id === page.id);
    const isWithheld = page.source !== null && page.text === null;
    const texts = own.map((each) => each.text);
    const quote = quoteOf(page);
    const speakers = [...own.map((each) => each.by), quote?.by ?? null];
    const isSpeakerHidden = page.by === null && page.kind === 'text' && hidesSpeakers;
    return {
      ...page,
      heading: restore(
        page.heading,
        own.map((each) => each.heading),
      ),
      // A text that is withheld was not sent to the editor, so saving must not erase it.
      text: isWithheld
        ? (texts.find((each) => each !== null) ?? null)
        : restore(page.text, [...texts, quote?.text ?? null]),
      by:
        isWithheld || isSpeakerHidden
          ? (speakers.find((each) => each !== null) ?? null)
          : restore(page.by, speakers),
      photos: page.photos.map((photo) => {
        const same = known
          .flatMap(({ photos }) => photos)
          .filter(({ photo_id }) => photo_id === photo.photo_id);
        const captions = same.map(({ caption }) => caption);
        const isQuoteWithheld = photo.source !== undefined && photo.caption === null;
        return {
          ...photo,
          caption: isQuoteWithheld
            ? (same.find(({ source }) => source?.id === photo.source?.id)?.caption ?? null)
            : restore(photo.caption, captions),
        };
      }),
    };
  };

  const pages = received.pages.map(restorePage);
  const holdsNames = (page: BookPage) =>
    (hidesSpeakers && page.kind === 'text' && page.by !== null) ||
    [page.heading, page.text, page.by, ...page.photos.map(({ caption }) => caption)].some((text) =>
      hides.some((hide) => hide(text) !== text),
    );
  return {
    title: restore(received.title, [stored.title]),
    subtitle: restore(received.subtitle, [stored.subtitle]),
    pages,
    set_aside: known
      .filter((page) => holdsNames(page) && !pages.some((each) => isDeepStrictEqual(each, page)))
      .slice(0, SET_ASIDE),
  };
}
