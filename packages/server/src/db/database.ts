import { AsyncLocalStorage } from 'node:async_hooks';

import type { Topic } from '@relish/shared/topics.ts';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';

import { announce, announceTouched } from './announce.ts';
import { openedWith } from './pipelined-dialect.ts';
import type { Schema } from './schema.ts';

/** An open transaction; there is no importable database. */
export type Db = Transaction<Schema>;

export interface Tenant {
  carehomeId: string;
  userId: string;
  /** Relatives see only residents they are linked to. */
  isRelative: boolean;
}

const NARROW_TO_TENANT = `select set_config('role', 'relish_app', true), set_config('relish.carehome_id', $1, true),
  set_config('relish.user_id', $2, true), set_config('relish.relative', $3, true)`;

interface Changes {
  carehomeId: string;
  topics: readonly Topic[];
}

/** Only the dispatcher, jobs and commands hold this. */
export class Database {
  readonly #kysely: Kysely<Schema>;
  readonly #inside: AsyncLocalStorage<true>;
  readonly #changes: Changes | undefined;

  constructor(kysely: Kysely<Schema>, inside = new AsyncLocalStorage<true>(), changes?: Changes) {
    this.#kysely = kysely;
    this.#inside = inside;
    this.#changes = changes;
  }

  /** The same database, which announces these topics of a home with each transaction that writes. */
  announcing(carehomeId: string, topics: readonly Topic[]): Database {
    return new Database(this.#kysely, this.#inside, { carehomeId, topics });
  }

  /** As a signed-in user: row level security hides other homes. */
  async asTenant<T>(
    { carehomeId, userId, isRelative }: Tenant,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    const narrowed = CompiledQuery.raw(NARROW_TO_TENANT, [carehomeId, userId, String(isRelative)]);
    return openedWith(narrowed, () => this.system(work));
  }

  /** Bypasses tenancy: sign-in, limits, jobs, commands. */
  async system<T>(work: (db: Db) => Promise<T>): Promise<T> {
    this.#guard();
    return this.#kysely.transaction().execute((db) =>
      this.#inside.run(true, async () => {
        const done = await work(db);
        if (this.#changes) {
          const { carehomeId, topics } = this.#changes;
          await announce(db, carehomeId, { topics, onlyIfWritten: true });
        }
        await announceTouched(db);
        return done;
      }),
    );
  }

  /** One statement without a transaction, for the query every request makes. */
  async single<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    this.#guard();
    return work(this.#kysely);
  }

  // The embedded database has one connection, so a nested transaction would deadlock.
  #guard() {
    if (this.#inside.getStore()) throw new Error('nested transaction');
  }
}
