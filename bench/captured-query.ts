import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

import type { Db } from '../packages/server/src/db/database.ts';
import type { Schema } from '../packages/server/src/db/schema.ts';

/** Records the first statement without running it. */
export async function captureQuery(work: (db: Db) => Promise<unknown>): Promise<CompiledQuery> {
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      sent.push(query);
    },
  });
  await work(db as unknown as Db);
  const [first] = sent;
  if (!first) throw new Error('no statement was sent');
  return first;
}
