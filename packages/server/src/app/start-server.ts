import type { AddressInfo } from 'node:net';
import { setTimeout as waiting } from 'node:timers/promises';

import { AdminSocket } from '../admin/socket.ts';
import { openLibrary } from '../content/open-library.ts';
import { systemClock } from '../core/clock.ts';
import { configWarnings } from '../core/config-warnings.ts';
import type { Config } from '../core/config.ts';
import { readOperator } from '../core/operator.ts';
import { startPasswordScorer } from '../core/password-strength.ts';
import { createPasswords } from '../core/passwords.ts';
import { createPseudonyms } from '../core/pseudonyms.ts';
import { createSealer } from '../core/sealed.ts';
import { openSecretKey } from '../core/secret-key.ts';
import { openDatabase, type OpenDatabase } from '../db/connect.ts';
import { closeDemo, openDemo } from '../demo/demo-access.ts';
import { createDemoTemplates } from '../demo/templates.ts';
import { openMedia } from '../files/open-media.ts';
import { JobRunner } from '../jobs/runner.ts';
import { createMailer } from '../mail/mailer.ts';
import { createRenderer } from '../pdf/renderer.ts';
import { openPusher } from '../web-push/open-pusher.ts';
import { buildApp } from './build-app.ts';
import { jobHandlers, jobKinds } from './jobs.ts';
import { Maintenance } from './maintenance.ts';
import { openLive } from './open-live.ts';
import { doRegularWork } from './regular-work.ts';
import { deletePastRows } from './retention.ts';
import { withTray } from './tray-mailer.ts';

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

export async function startServer(config: Config): Promise<RunningServer> {
  const opened = await openDatabase(config);
  try {
    return await serve(config, opened);
  } catch (error) {
    // Does not let a busy database hide the original error.
    await Promise.race([opened.close(), waiting(5000)]);
    throw error;
  }
}

async function serve(
  config: Config,
  { database, embedded, close }: OpenDatabase,
): Promise<RunningServer> {
  const passwords = createPasswords();
  startPasswordScorer();
  const secret = await openSecretKey(config);
  const sealer = createSealer(secret.derive('sealed-fields'));
  const media = await openMedia(config, secret);
  // The demonstration's records refer to library activities, so the library opens first.
  const library = await openLibrary(database, systemClock());
  if (config.DEMO_DATA) await openDemo({ database, passwords, sealer, now: systemClock() });
  else await closeDemo(database, systemClock());

  const maintenance = new Maintenance(database);
  await maintenance.start();
  const live = openLive({
    database,
    clock: systemClock,
    connectionString: config.LIVE_DATABASE_URL ?? config.DATABASE_URL,
    warn: (details, message) => app.log.warn(details, message),
  });
  const pusher = await openPusher(config, database);
  const dependencies = {
    database,
    passwords,
    pusher,
    media,
    sealer,
    pseudonyms: createPseudonyms(secret.derive('pseudonyms')),
    library,
    demoTemplates: createDemoTemplates({ database, passwords, sealer }),
    operator: readOperator(config),
    publicUrl: config.PUBLIC_URL,
    maintenance,
    live: live.hub,
    renderer: createRenderer({ size: config.PDF_WORKERS }),
    clock: systemClock,
  };
  const app = await buildApp({ ...config, dependencies });

  const mailer = createMailer(config);
  const jobs = new JobRunner({
    database,
    kinds: jobKinds,
    handlers: jobHandlers,
    context: {
      ...dependencies,
      mailer: withTray(mailer, database, systemClock),
    },
    clock: systemClock,
    log: app.log,
  });
  const retention = deletePastRows(dependencies, app.log);
  const regular = doRegularWork(dependencies, app.log);
  const admin =
    embedded && new AdminSocket(config.DATA_DIR, { database, embedded, passwords, sealer, media });

  await app.listen({ port: config.PORT, host: config.HOST });
  jobs.start();
  live.start();
  await admin?.listen();

  const { port } = app.server.address() as AddressInfo;
  const url = `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`;
  for (const warning of configWarnings(config)) app.log.warn(warning);
  app.log.info({ url, database: embedded ? 'embedded' : 'PostgreSQL' }, 'ready');
  return {
    url,
    stop: async () => {
      admin?.close();
      // Slow connections must not delay a restart.
      // Streams never end otherwise; devices connect to another process at once.
      await live.stop();
      const patience = setTimeout(() => app.server.closeAllConnections(), 5000);
      await app.close();
      clearTimeout(patience);
      maintenance.stop();
      retention.stop();
      regular.stop();
      await jobs.stop();
      dependencies.renderer.close();
      mailer.close();
      await close();
    },
  };
}
