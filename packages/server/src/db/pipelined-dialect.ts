import { AsyncLocalStorage } from 'node:async_hooks';

import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

/** Pipelined connections: `begin` needs no round trip of its own. */
export class PipelinedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PipelinedDriver(this.#config);
  }
}

const BEGIN = CompiledQuery.raw('begin');
const opening = new AsyncLocalStorage<CompiledQuery>();

/** Runs this statement first in every transaction that `work` opens. */
export const openedWith = <T>(statement: CompiledQuery, work: () => Promise<T>): Promise<T> =>
  opening.run(statement, work);

class PipelinedDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<unknown>>();

  /**
   * Sends `begin` and the opening statement in one tick. If the opening statement fails, the
   * transaction is aborted, so nothing runs without it.
   */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    if (settings.isolationLevel || settings.accessMode)
      throw new Error('the isolation level of a pipelined transaction cannot be set');
    const first = opening.getStore();
    const begun = Promise.all(
      (first ? [BEGIN, first] : [BEGIN]).map((each) => connection.executeQuery(each)),
    );
    // Reported by the commit.
    begun.catch(() => {});
    this.#begun.set(connection, begun);
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await this.#begun.get(connection);
    return super.commitTransaction(connection);
  }
}
