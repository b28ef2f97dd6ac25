import { startServer } from './app/start-server.ts';
import { ConfigError, readConfig } from './core/config.ts';
import { FolderInUse } from './db/folder-lock.ts';

try {
  const server = await startServer(readConfig(process.env));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FolderInUse;
  console.error(expected ? error.message : error);
  process.exit(1);
}
