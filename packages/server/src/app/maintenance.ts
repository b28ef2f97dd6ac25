import type { Database } from '../db/database.ts';
import { readMaintenance } from '../db/maintenance.ts';

const POLL_MS = 1000;

/** Whether the product is closed, as every process sees it within two seconds. */
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
      // While the database is away the last known state stays.
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
