import { startServer } from './app/start-server.ts';
import { CannotStart } from './core/cannot-start.ts';
import { readConfig } from './core/config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';

/** Sent to the parent process. */
export interface Ready {
  url: string;
  demo?: { password: string; accounts: { email: string; about: string }[] };
}

// Files are readable by our user only, whatever the folder allows.
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
