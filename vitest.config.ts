import { defineConfig } from 'vitest/config';

const onTwoCores = { pool: 'threads', isolate: false, maxWorkers: 2 } as const;

const api = (name: string, database: string, setup: string[], include: string[]) => ({
  test: {
    ...onTwoCores,
    name,
    include: include.map((path) => `packages/server/src/${path}.test.ts`),
    exclude: ['**/*.process.test.ts'],
    env: { TEST_DATABASE: database },
    globalSetup: [temp, ...setup],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

// Everything runs on PostgreSQL. The embedded database repeats only what depends on the driver or on SQL:
// transactions, tenancy, migrations, locks, values of every type going in and out, figures, dates and search in SQL.
const alsoOnEmbedded = [
  'db/*',
  'jobs/jobs',
  'admin/verify-records',
  'app/{demo-must-never,dispatch,every-field,idempotency,must-never-happen,retention}',
  'features/accounts/audit/*',
  'features/accounts/sign-in/races',
  'features/residents/birthdays/*',
  'features/events/replies/replies',
  'features/chat/{chat-hours,live}/*',
  'features/chat/messages/messages',
  'features/dashboard/{comparison,graphs,insights}/*',
  'features/library/activities/activities',
  'features/reports/figures/*',
  'features/reports/report-lists/*',
  'features/reports/reports/{reports,trust}',
  'features/residents/residents/residents',
  'features/residents/subject-access/*',
  'features/system/demo-mode/demo-mode',
];

const temp = 'packages/server/src/testing/global-temp.ts';
const embedded = 'packages/server/src/testing/global-embedded.ts';
const postgres = 'packages/server/src/testing/global-postgres.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...onTwoCores,
          name: 'shared',
          include: ['packages/shared/src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...onTwoCores,
          // The server blocks image formats for its whole process, and drawings need them.
          pool: 'forks',
          name: 'repository',
          include: ['{docs,scripts,tools}/**/*.test.ts', 'packages/mobile/*.test.ts'],
          testTimeout: 60_000,
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
      api('server on embedded', 'pglite', [embedded], alsoOnEmbedded),
      api('server on PostgreSQL', 'postgres', [postgres], ['**/*']),
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
