import type { Database } from '../db/database.ts';
import { readMaintenance } from '../db/maintenance.ts';

const POLL_MS = 1000;

/** Maintenance state, refreshed from the database every two seconds. */
export class Maintenance {
  message: string | null = null;
  readonly #database: Database;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async start() {
    await this.look();
    this.#timer = setInterval(() => {
      // Keep the last known state while the database is unreachable.
      this.look().catch(() => {});
    }, POLL_MS);
  }

  stop() {
    clearInterval(this.#timer);
  }

  async look() {
    this.message = await this.#database.single(readMaintenance);
  }
}
