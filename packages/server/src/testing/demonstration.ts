import { randomBytes } from 'node:crypto';

import { createPasswords } from '../core/passwords.ts';
import { createSealer } from '../core/sealed.ts';
import type { Database } from '../db/database.ts';
import { ensureDemoData } from '../demo/demo.ts';

/** Its making takes longer than most of what a process is tried for. What is sealed in it nobody can read. */
export const makeDemonstration = (database: Database) =>
  ensureDemoData({
    database,
    passwords: createPasswords(),
    sealer: createSealer(randomBytes(32)),
    now: new Date(),
  });
