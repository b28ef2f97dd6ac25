// Starts the server for these tests on its own PostgreSQL, which is faster than the embedded
// database.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startPostgres } from '../packages/server/src/testing/postgres.ts';

const postgres = await startPostgres({ fsync: 'off', synchronous_commit: 'off' });
const { url } = await postgres.createDatabase();
// For a second process on the same database (second-server.ts).
writeFileSync(join(process.env['DATA_DIR'] ?? '', 'database-url'), url);
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url))],
  { env: { ...process.env, DATABASE_URL: url }, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  process.exitCode = code ?? 1;
  void postgres.stop();
});
