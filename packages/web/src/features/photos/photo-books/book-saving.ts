import type { Input } from '@relish/shared/calls.ts';

import { Autosave, type AutosaveOptions } from '../../../forms/autosave.ts';
import type { Book, Page } from './api.ts';

export type BookTime = Omit<Input<'photo-books/lay-out'>, 'id' | 'version'>;
export type SavedBook = Omit<Input<'photo-books/save'>, 'id' | 'version' | 'pages' | 'time'> & {
  pages: Page[];
  time: Pick<Book, 'from_day' | 'to_day' | 'order'>;
};

export const toSaved = (book: Book): SavedBook => ({
  title: book.title,
  subtitle: book.subtitle,
  paper: book.paper,
  orientation: book.orientation,
  large_print: book.large_print,
  edition: book.edition,
  with_bleed: book.with_bleed,
  pages: book.pages,
  time: { from_day: book.from_day, to_day: book.to_day, order: book.order },
});

interface Options extends Pick<AutosaveOptions<SavedBook>, 'owner' | 'tell'> {
  book: Book;
  save: (input: Input<'photo-books/save'>) => Promise<{ version: number }>;
  layOut: (input: Input<'photo-books/lay-out'>) => Promise<unknown>;
  read: () => Promise<Book>;
  /** Shows the book as the server gives it. */
  show: (values: SavedBook) => void;
}

/** Saves a book while it is changed, and follows changes that only the server can make. */
export class BookSaving {
  readonly #options: Options;
  readonly #autosave: Autosave<SavedBook>;
  #values: SavedBook;
  #version: number;
  /** The edition whose names are shown. */
  #edition: SavedBook['edition'];
  #sending: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    const { book, owner, tell } = options;
    this.#options = options;
    this.#values = toSaved(book);
    this.#version = book.version;
    this.#edition = book.edition;
    this.#autosave = new Autosave<SavedBook>({
      form: `photo-book ${book.id}`,
      owner,
      values: this.#values,
      version: book.version,
      savedAt: book.updated_at,
      tell,
      send: (values, version) => this.#send(values, version ?? book.version),
      saved: (values) => {
        // Only the server knows the names that another edition shows or hides.
        if (values.edition !== this.#edition) void this.#followEdition(values);
      },
    });
  }

  async keptHere(): Promise<SavedBook | undefined> {
    const kept = await this.#autosave.keptHere();
    if (kept) this.#values = kept;
    return kept;
  }

  leave = () => this.#autosave.leave();

  change(values: SavedBook) {
    this.#values = values;
    this.#autosave.change(values);
  }

  /** Replaces every page and returns what was there. */
  async layOut(time: BookTime): Promise<SavedBook> {
    const { book, layOut, read } = this.#options;
    this.#autosave.leave();
    // A save that fails says so itself.
    await this.#sending.catch(() => undefined);
    const before = this.#values;
    await layOut({ ...time, id: book.id, version: this.#version });
    this.#follow(await read());
    return before;
  }

  async #send(values: SavedBook, known: number): Promise<number> {
    const saving = this.#options.save({ ...values, id: this.#options.book.id, version: known });
    this.#sending = saving;
    const { version } = await saving;
    this.#version = version;
    return version;
  }

  async #followEdition(values: SavedBook) {
    const fresh = await this.#options.read();
    if (fresh.version === this.#version && this.#values === values) this.#follow(fresh);
  }

  #follow(fresh: Book) {
    this.#values = toSaved(fresh);
    this.#version = fresh.version;
    this.#edition = fresh.edition;
    this.#autosave.follow(this.#values, fresh.version);
    this.#options.show(this.#values);
  }
}
