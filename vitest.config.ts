import { defineConfig } from 'vitest/config';

const onTwoCores = { pool: 'threads', isolate: false, maxWorkers: 2 } as const;

// API tests run on the embedded database and again on a real PostgreSQL.
const api = (name: string, database: string, setup: string[], besides: string[] = []) => ({
  test: {
    ...onTwoCores,
    name,
    include: ['packages/server/src/**/*.test.ts'],
    exclude: ['**/*.process.test.ts', ...besides],
    env: { TEST_DATABASE: database },
    globalSetup: [temp, ...setup],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

// Mails, pages, pictures, passwords and the runner of jobs are the same on every database: they are asked about once.
const onceIsEnough = [
  '**/report-mails/*.test.ts',
  '**/sign-in/*.test.ts',
  '**/invitations/*.test.ts',
  '**/documents/family-update.test.ts',
  '**/media/media.test.ts',
  '**/jobs/lanes.test.ts',
  '**/admin/{film-import,content-commands}.test.ts',
  '**/app/maintenance.test.ts',
];

const temp = 'packages/server/src/testing/global-temp.ts';
const embedded = 'packages/server/src/testing/global-embedded.ts';
const postgres = 'packages/server/src/testing/global-postgres.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { ...onTwoCores, name: 'shared', include: ['packages/shared/src/**/*.test.ts'] } },
      {
        test: {
          ...onTwoCores,
          name: 'repository',
          include: ['{docs,scripts}/**/*.test.ts', 'packages/mobile/*.test.ts'],
        },
      },
      {
        test: {
          ...onTwoCores,
          name: 'web',
          environment: 'jsdom',
          globalSetup: ['packages/web/words-plugin.ts'],
          setupFiles: ['packages/web/src/testing/setup.ts'],
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
        },
      },
      api('server on embedded', 'pglite', [embedded], onceIsEnough),
      api('server on PostgreSQL', 'postgres', [postgres]),
      {
        test: {
          ...onTwoCores,
          name: 'processes',
          include: ['packages/server/src/**/*.process.test.ts'],
          globalSetup: [temp, embedded, postgres],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
