import type { AddressInfo } from 'node:net';
import { setTimeout as waiting } from 'node:timers/promises';

import { AdminSocket } from '../admin/socket.ts';
import { systemClock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { createPasswords } from '../core/passwords.ts';
import { createPseudonyms } from '../core/pseudonyms.ts';
import { createSealer } from '../core/sealed.ts';
import { openSecretKey } from '../core/secret-key.ts';
import { openDatabase, type OpenDatabase } from '../db/connect.ts';
import { ensureDemoData } from '../demo/demo.ts';
import { JobRunner } from '../jobs/runner.ts';
import { openLibrary } from '../library/open-library.ts';
import { createMailer } from '../mail/mailer.ts';
import { openMedia } from '../media/open-media.ts';
import { openPusher } from '../push/open-pusher.ts';
import { buildApp } from './build-app.ts';
import { jobHandlers } from './jobs.ts';
import { Maintenance } from './maintenance.ts';
import { doRegularWork } from './regular-work.ts';
import { deletePastRows } from './retention.ts';

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** Opens everything in order, and closes it in the opposite one. */
export async function startServer(config: Config): Promise<RunningServer> {
  const opened = await openDatabase(config);
  try {
    return await serve(config, opened);
  } catch (error) {
    // Whatever is still busy with the database does not keep the reason from being told.
    await Promise.race([opened.close(), waiting(5000)]);
    throw error;
  }
}

async function serve(
  config: Config,
  { database, embedded, close }: OpenDatabase,
): Promise<RunningServer> {
  const passwords = createPasswords();
  const secret = await openSecretKey(config);
  const sealer = createSealer(secret.derive('sealed-fields'));
  const media = await openMedia(config, secret);
  // The demonstration's records are of activities of the library.
  const library = await openLibrary(database, systemClock());
  if (config.DEMO_DATA) await ensureDemoData({ database, passwords, sealer, now: systemClock() });

  const maintenance = new Maintenance(database);
  await maintenance.start();
  const pusher = await openPusher(config, database);
  const doors = {
    database,
    passwords,
    pusher,
    media,
    sealer,
    pseudonyms: createPseudonyms(secret.derive('pseudonyms')),
    library,
    maintenance,
    clock: systemClock,
  };
  const app = await buildApp({ ...config, doors });

  const mailer = createMailer(config);
  const jobs = new JobRunner({
    database,
    handlers: jobHandlers,
    context: { ...doors, mailer, publicUrl: config.PUBLIC_URL },
    clock: systemClock,
    log: app.log,
  });
  const retention = deletePastRows(doors, app.log);
  const regular = doRegularWork(doors, app.log);
  const admin =
    embedded && new AdminSocket(config.DATA_DIR, { database, embedded, passwords, sealer, media });

  await app.listen({ port: config.PORT, host: config.HOST });
  jobs.start();
  await admin?.listen();

  const { port } = app.server.address() as AddressInfo;
  const url = `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`;
  app.log.info({ url, database: embedded ? 'embedded' : 'PostgreSQL' }, 'ready');
  return {
    url,
    stop: async () => {
      admin?.close();
      // Whoever is slow to finish does not keep the others from a new start.
      const patience = setTimeout(() => app.server.closeAllConnections(), 5000);
      await app.close();
      clearTimeout(patience);
      maintenance.stop();
      retention.stop();
      regular.stop();
      await jobs.stop();
      mailer.close();
      await close();
    },
  };
}
