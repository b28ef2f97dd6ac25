import { defineConfig } from 'vitest/config';

const onTwoCores = { pool: 'threads', isolate: false, maxWorkers: 2 } as const;

// API tests run on the embedded database and again on a real PostgreSQL.
const api = (name: string, database: string, setup: string[]) => ({
  test: {
    ...onTwoCores,
    name,
    include: ['packages/server/src/**/*.test.ts'],
    exclude: ['**/*.process.test.ts'],
    env: { TEST_DATABASE: database },
    globalSetup: setup,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { ...onTwoCores, name: 'shared', include: ['packages/shared/src/**/*.test.ts'] } },
      { test: { ...onTwoCores, name: 'repository', include: ['{docs,scripts}/**/*.test.ts'] } },
      api('server on embedded', 'pglite', []),
      api('server on PostgreSQL', 'postgres', ['packages/server/src/testing/global-postgres.ts']),
      {
        test: {
          ...onTwoCores,
          name: 'processes',
          include: ['packages/server/src/**/*.process.test.ts'],
          globalSetup: ['packages/server/src/testing/global-postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
