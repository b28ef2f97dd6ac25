import { randomBytes } from 'node:crypto';

import { createPasswords } from '../core/passwords.ts';
import { createSealer } from '../core/sealed.ts';
import type { Database } from '../db/database.ts';
import { ensureDemoData } from '../demo/demo.ts';

/** Takes longer than most process tests; nothing sealed in it can be read. */
export const makeDemonstration = (database: Database) =>
  ensureDemoData({
    database,
    passwords: createPasswords(),
    sealer: createSealer(randomBytes(32)),
    now: new Date(),
  });
