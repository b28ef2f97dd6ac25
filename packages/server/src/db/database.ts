import { AsyncLocalStorage } from 'node:async_hooks';

import { type Kysely, sql, type Transaction } from 'kysely';

import type { Schema } from './schema.ts';

/** All that a query can be run on: an open transaction. There is no importable database. */
export type Db = Transaction<Schema>;

export interface Tenant {
  carehomeId: string;
  userId: string;
  /** Relatives see only the residents that they are linked to. */
  isRelative: boolean;
}

/** The door to the database. Only the dispatcher, jobs and commands hold it. */
export class Database {
  readonly #kysely: Kysely<Schema>;
  readonly #inside = new AsyncLocalStorage<true>();

  constructor(kysely: Kysely<Schema>) {
    this.#kysely = kysely;
  }

  /** Runs `work` as a signed-in person: rows of other homes do not exist in it. */
  async asTenant<T>(
    { carehomeId, userId, isRelative }: Tenant,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    return this.system(async (db) => {
      await sql`select set_config('role', 'relish_app', true),
        set_config('relish.carehome_id', ${carehomeId}, true),
        set_config('relish.user_id', ${userId}, true),
        set_config('relish.relative', ${String(isRelative)}, true)`.execute(db);
      return work(db);
    });
  }

  /** Runs `work` above all homes: sign-in, limits, jobs, commands. */
  async system<T>(work: (db: Db) => Promise<T>): Promise<T> {
    this.#guard();
    return this.#kysely.transaction().execute((db) => this.#inside.run(true, () => work(db)));
  }

  /** A single statement without a transaction around it, for the one query that every request makes. */
  async single<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    this.#guard();
    return work(this.#kysely);
  }

  // The embedded database has one connection: a second transaction inside the first would wait for ever.
  #guard() {
    if (this.#inside.getStore()) throw new Error('a transaction was opened inside another');
  }
}
