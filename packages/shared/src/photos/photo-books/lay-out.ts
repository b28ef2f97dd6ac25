import { arrangePhotos } from './arrange.ts';
import { BOOK_LIMITS, type BookOrder } from './choices.ts';
import {
  type Candidate,
  choosePhotos,
  describeGroup,
  groupPhotos,
  isOfGroup,
  type PhotoGroup,
} from './choose.ts';
import { coverCrop } from './crop.ts';
import { type BookSetting, gapBetween, innerBox, pageSize, typeSizes } from './geometry.ts';
import type { BookPage, TextSource } from './page.ts';
import { PICTURE_SHARE } from './picture-boxes.ts';

/** A quote or a part of About me that this book’s readers may see. */
export interface BookText {
  heading: string | null;
  text: string;
  by: string | null;
  /** When it was said; null for About me. */
  day: string | null;
  source: TextSource;
}

export interface ToLayOut {
  /** The last line of the title page. */
  from: string | null;
  /** The words of the last page. */
  closing?: string | null;
  candidates: readonly Candidate[];
  texts: readonly BookText[];
  order: BookOrder;
  setting: BookSetting;
  newId: () => string;
}

/** A book that lays itself out: chooses, orders and sets photos and texts. */
export function layOutBook(book: ToLayOut): BookPage[] {
  const chosen = choosePhotos(book.candidates);
  const cover = chooseCover(chosen, book.setting);
  const inner = chosen.length > 3 ? chosen.filter((photo) => photo !== cover) : chosen;
  const make = makePages(book);
  const groups = groupPhotos(inner, book.order);
  const texts = leaveOutRepeated(book.texts);
  const [opening, rest] = [
    texts.filter(({ day }) => day === null),
    texts.filter(({ day }) => day !== null),
  ];
  const pages: BookPage[] = [
    make('title', {
      by: book.from,
      photos: cover ? [{ photo_id: cover.id, caption: null }] : [],
    }),
  ];
  const [first, ...later] = opening.slice(0, STORIES);
  if (first) pages.push(toTextPage(make, first));
  for (const [at, group] of groups.entries()) {
    pages.push(
      ...layOutGroup(
        book,
        make,
        group,
        rest.filter(({ day }) => day !== null && isOfGroup(day, group)),
      ),
    );
    const story = later[at];
    if (story) pages.push(toTextPage(make, story));
  }
  const closing = book.closing && pages.length >= CLOSES_FROM ? [book.closing] : [];
  return [
    ...pages.slice(0, BOOK_LIMITS.pages - closing.length),
    ...closing.map((text) => make('text', { text })),
  ];
}

/** People have favourite sentences, and a book needs each of them once. */
export function leaveOutRepeated<T extends Pick<BookText, 'text'>>(texts: readonly T[]): T[] {
  const toKey = ({ text }: T) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return [...Map.groupBy(texts, toKey).values()].flatMap(([first]) => first ?? []);
}

type Make = ReturnType<typeof makePages>;

const makePages =
  ({ newId }: Pick<ToLayOut, 'newId'>) =>
  (kind: BookPage['kind'], part: Partial<BookPage>): BookPage => ({
    id: newId(),
    kind,
    template: 'auto',
    heading: null,
    text: null,
    by: null,
    source: null,
    photos: [],
    ...part,
  });

const toTextPage = (make: Make, { heading, text, by, source }: BookText) =>
  make('text', { heading, text: shorten(text), by, source });

/** Ends a long text after a sentence. */
function shorten(text: string): string {
  if (text.length <= BOOK_LIMITS.text) return text;
  const cut = text.slice(0, BOOK_LIMITS.text - 2);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > BOOK_LIMITS.text / 2
    ? cut.slice(0, end + 1)
    : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

/** The shape of the picture beside the words of a title or month page. */
function sideRatio(setting: BookSetting): number {
  const { w, h } = pageSize(setting);
  return w > h ? (w * PICTURE_SHARE) / h : w / (h * PICTURE_SHARE);
}

/** The best photo that fills the side of the title page; otherwise the first good one. */
function chooseCover(photos: readonly Candidate[], setting: BookSetting): Candidate | undefined {
  const fitting = photos.filter((photo) => coverCrop(photo, sideRatio(setting)));
  const recent = fitting.filter(({ decade }) => decade === null);
  return (
    recent.find(({ is_favourite }) => is_favourite) ??
    recent.find(({ focus }) => focus !== null && focus.w > 150) ??
    recent[0] ??
    fitting[0] ??
    photos[0]
  );
}

/** A few pages need no last word. */
const CLOSES_FROM = 8;
/** Beside a heading there is little room for words. */
const SHORT_CAPTION = 70;

function findOpener(photos: readonly Candidate[], setting: BookSetting): Candidate | undefined {
  const fitting = photos.filter((photo) => coverCrop(photo, sideRatio(setting)));
  return (
    fitting.find(({ caption }) => caption === null || caption.length <= SHORT_CAPTION) ?? fitting[0]
  );
}

const OPENER_FROM = 4;
/** Full pages are special: at most one in so many photos. */
const FULL_EVERY = 7;
/** Parts of About me. */
const STORIES = 4;
/** At most one page of text for so many pages of photos. */
const PHOTO_PAGES_PER_TEXT = 3;

function layOutGroup(
  book: ToLayOut,
  make: Make,
  group: PhotoGroup,
  texts: readonly BookText[],
): BookPage[] {
  const { setting } = book;
  const { w, h } = pageSize(setting);
  const opener = group.photos.length >= OPENER_FROM ? findOpener(group.photos, setting) : undefined;
  const photos = group.photos.filter((photo) => photo !== opener);
  const heading = describeGroup(group);
  const pages = opener
    ? [make(group.kind, { heading, photos: [{ photo_id: opener.id, caption: null }] })]
    : [];
  const inner: BookPage[] = [];
  let run: Candidate[] = [];
  let sinceFull = FULL_EVERY - 3;
  const setRun = () => {
    for (const part of cutIntoPages(run, setting))
      inner.push(
        make('photos', { photos: part.map(({ id }) => ({ photo_id: id, caption: null })) }),
      );
    run = [];
  };
  for (const photo of photos) {
    const isFull =
      (photo.is_favourite || sinceFull >= FULL_EVERY) &&
      isLarge(photo) &&
      coverCrop(photo, w / (h * 0.9)) !== undefined;
    if (isFull) {
      setRun();
      inner.push(make('full', { photos: [{ photo_id: photo.id, caption: null }] }));
      sinceFull = 0;
    } else {
      run.push(photo);
      sinceFull += 1;
    }
  }
  setRun();
  // Without a picture a page of its own would be empty, so the first photos carry the name.
  const [first] = inner;
  if (!opener && first?.kind === 'photos') first.heading = heading;
  else if (!opener) pages.push(make(group.kind, { heading }));
  return [
    ...pages,
    ...spreadTexts(
      inner,
      texts
        .slice(0, Math.ceil(inner.length / PHOTO_PAGES_PER_TEXT))
        .map((text) => toTextPage(make, text)),
    ),
  ];
}

/** A picture that takes less of its page is too small to look at. */
const SMALL_SHARE = 0.12;
/** More than another page. */
const CUT_COST = 1;

/** Enough pixels for a whole page. */
const isLarge = ({ width, height }: Candidate) => Math.max(width, height) >= 1200;

function spreadTexts(pages: readonly BookPage[], texts: readonly BookPage[]): BookPage[] {
  const step = Math.ceil((pages.length + 1) / (texts.length + 1));
  const mixed = [...pages];
  for (const [at, text] of texts.entries())
    mixed.splice(Math.min(mixed.length, step * (at + 1) + at), 0, text);
  return mixed;
}

/** One to three photos per page, so that the pages together are as full as possible. */
export function cutIntoPages(photos: readonly Candidate[], setting: BookSetting): Candidate[][] {
  const box = innerBox(setting);
  const type = { size: typeSizes(setting).caption, gap: gapBetween(setting) };
  const cost = (part: readonly Candidate[]) => {
    const shown = part.map(({ width, height, caption }) => ({ ratio: width / height, caption }));
    const { coverage, smallest, cut } = arrangePhotos(shown, box, type);
    // Small pictures cost more than white space: people of great age look at this book.
    const tooSmall = Math.max(0, SMALL_SHARE - smallest) * 4;
    return (1 - coverage) ** 2 + 0.25 + (part.length === 3 ? 0.1 : 0) + tooSmall + cut * CUT_COST;
  };
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= photos.length; end += 1) {
    let least = { cost: Infinity, from: end - 1 };
    for (let from = Math.max(0, end - 3); from < end; from += 1) {
      const total = (best[from]?.cost ?? 0) + cost(photos.slice(from, end));
      if (total < least.cost) least = { cost: total, from };
    }
    best.push(least);
  }
  const pages: Candidate[][] = [];
  for (let end = photos.length; end > 0; end = best[end]?.from ?? 0)
    pages.unshift(photos.slice(best[end]?.from ?? 0, end));
  return pages;
}
