import { startServer } from './app/start-server.ts';
import { CannotStart } from './core/cannot-start.ts';
import { readConfig } from './core/config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';

/** Told to whoever started this process and listens. */
export interface Ready {
  url: string;
  demo?: { password: string; accounts: { email: string; about: string }[] };
}

// What we write is for our eyes only, whatever the folder's own permissions are.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  const demo = { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS };
  process.send?.({ url: server.url, ...(config.DEMO_DATA && { demo }) } satisfies Ready);
} catch (error) {
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (isPortTaken) console.error('The port is in use. Choose another one, for example PORT=8081.');
  else console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
