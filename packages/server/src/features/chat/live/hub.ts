import type { LiveEvent } from '@relish/shared/chat/live/stream.ts';
import type { PermissionUser } from '@relish/shared/permissions.ts';

import type { Database } from '../../../db/database.ts';
import { findViewers } from '../../accounts/account/public.ts';
import { type ChangedRow, listChanges, listNumbers } from './queries.ts';
import { topicsFor } from './topics-for.ts';

/** One signed-in page that waits for changes. */
export interface Stream {
  sessionId: string;
  userId: string;
  carehomeId: string;
  page: string | undefined;
  /** Everything up to here has been sent; undefined to begin with what comes. */
  number: number | undefined;
  /** Returns false if the other side no longer takes anything. */
  send: (event: LiveEvent) => boolean;
  beat: () => boolean;
  end: () => void;
}

interface Followed extends Stream {
  /** Of the last delivery, to notice a change of role or package. */
  grants: ReadonlySet<string> | undefined;
}

interface Home {
  streams: Set<Followed>;
  /** Everything up to here has been read. */
  number: number;
  isReading: boolean;
  isStale: boolean;
}

/** Which of these people may read which threads; given by the feature that owns threads. */
export type FindThreadReaders = (
  carehomeId: string,
  threadIds: readonly string[],
  userIds: readonly string[],
) => Promise<ReadonlyMap<string, ReadonlySet<string>>>;

interface Options {
  database: Database;
  clock: () => Date;
  findThreadReaders: FindThreadReaders;
  failed: (error: unknown) => void;
}

const STREAMS_PER_USER = 12;
const CHECKED_TOGETHER = 500;

/**
 * Tells the streams of this process what changed. Before each delivery the sessions are read again, so that a stream
 * carries nothing that its person may no longer see.
 */
export class LiveHub {
  readonly #homes = new Map<string, Home>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get size(): number {
    return [...this.#homes.values()].reduce((sum, { streams }) => sum + streams.size, 0);
  }

  /** Returns a function that ends it. */
  follow(stream: Stream): () => void {
    const home = this.#homes.get(stream.carehomeId) ?? {
      streams: new Set(),
      number: 0,
      isReading: false,
      isStale: false,
    };
    this.#homes.set(stream.carehomeId, home);
    const followed = { ...stream, grants: undefined };
    home.streams.add(followed);
    const own = [...home.streams].filter(({ userId }) => userId === stream.userId);
    if (own.length > STREAMS_PER_USER) own[0]?.end();
    void this.#read(stream.carehomeId, home);
    return () => {
      home.streams.delete(followed);
      if (home.streams.size === 0) this.#homes.delete(stream.carehomeId);
    };
  }

  /** Called after each commit here, and for each notification of another process. */
  changed(carehomeId: string, number = Infinity): void {
    const home = this.#homes.get(carehomeId);
    if (home && number > home.number) void this.#read(carehomeId, home);
  }

  /** For when notifications may have been missed. */
  async lookForChanges(): Promise<void> {
    const ids = [...this.#homes.keys()];
    if (ids.length === 0) return;
    const numbers = await this.#options.database.single((db) => listNumbers(db, ids));
    for (const [id, number] of numbers) this.changed(id, number);
  }

  /** Shows that streams are alive, ends those whose session is over, and tells those whose permissions changed. */
  async beat(): Promise<void> {
    const streams = [...this.#homes.values()].flatMap((home) => [...home.streams]);
    for (const stream of streams) if (!stream.beat()) stream.end();
    for (let at = 0; at < streams.length; at += CHECKED_TOGETHER) {
      const checked = streams.slice(at, at + CHECKED_TOGETHER);
      const users = await this.#checkSessions(checked);
      for (const stream of checked) {
        const user = users.get(stream.sessionId);
        if (user) tellOfGrants(stream, user);
      }
    }
  }

  end(): void {
    for (const { streams } of this.#homes.values()) for (const stream of streams) stream.end();
  }

  /** One reading at a time per home: a change meanwhile is read with the next. */
  async #read(carehomeId: string, home: Home): Promise<void> {
    home.isStale = true;
    if (home.isReading) return;
    home.isReading = true;
    try {
      while (home.isStale && home.streams.size > 0) {
        home.isStale = false;
        await this.#deliver(carehomeId, home);
      }
    } catch (error) {
      // Read again with the next change, or when looking for changes.
      this.#options.failed(error);
    } finally {
      home.isReading = false;
    }
  }

  async #deliver(carehomeId: string, home: Home): Promise<void> {
    const streams = [...home.streams];
    const since = Math.min(...streams.map(({ number = Infinity }) => number));
    const changes = await this.#options.database.single((db) =>
      listChanges(db, carehomeId, Number.isFinite(since) ? since : Number.MAX_SAFE_INTEGER),
    );
    home.number = changes.number;
    const due = streams.filter((stream) => stream.number !== changes.number);
    const users = await this.#checkSessions(due);
    const readers = await this.#findReaders(carehomeId, changes.rows, due);
    for (const stream of due) {
      const user = users.get(stream.sessionId);
      if (user) deliverTo(stream, user, changes, readers);
    }
  }

  async #findReaders(carehomeId: string, rows: readonly ChangedRow[], due: readonly Stream[]) {
    const threadIds = rows.flatMap(({ thread_id }) => thread_id ?? []);
    if (threadIds.length === 0) return new Map<string, ReadonlySet<string>>();
    const userIds = [...new Set(due.map(({ userId }) => userId))];
    return this.#options.findThreadReaders(carehomeId, threadIds, userIds);
  }

  /** Ends streams whose session is over or now in another home; returns the users of the others. */
  async #checkSessions(streams: readonly Followed[]) {
    const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
    const viewers = await this.#options.database.single((db) =>
      findViewers(db, ids, this.#options.clock()),
    );
    const users = new Map<string, PermissionUser>();
    for (const stream of streams) {
      const viewer = viewers.get(stream.sessionId);
      if (viewer?.carehomeId === stream.carehomeId) users.set(stream.sessionId, viewer.user);
      else stream.end();
    }
    return users;
  }
}

/** A trial ends by date, without any change that would be announced. */
function tellOfGrants(stream: Followed, user: PermissionUser) {
  const { grants, number } = stream;
  if (grants === undefined || number === undefined || grants === topicsFor(user)) return;
  deliverTo(stream, user, { number, rows: [] }, new Map());
}

function deliverTo(
  stream: Followed,
  user: PermissionUser,
  { number, rows }: { number: number; rows: readonly ChangedRow[] },
  readers: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const grants = topicsFor(user);
  const since = stream.number ?? number;
  // A number from the future was given before the database was restored.
  const isLost = since > number || (stream.grants !== undefined && stream.grants !== grants);
  const isNews = (row: ChangedRow) =>
    row.number > since && (row.sender === null || row.sender !== stream.page);
  const news = rows.filter(isNews);
  const event: LiveEvent = {
    carehome_id: stream.carehomeId,
    number,
    ...(isLost && { everything: true }),
    topics: news.flatMap(({ topic }) => (topic !== null && grants.has(topic) ? topic : [])),
    threads: news.flatMap(({ thread_id }) =>
      thread_id !== null && readers.get(thread_id)?.has(stream.userId) === true ? thread_id : [],
    ),
  };
  const isFirst = stream.grants === undefined;
  stream.grants = grants;
  stream.number = number;
  const isEmpty = event.topics.length === 0 && event.threads.length === 0 && !isLost;
  if ((!isEmpty || isFirst) && !stream.send(event)) stream.end();
}
