import type { Database } from '../db/database.ts';
import { createLive } from '../features/chat/live/public.ts';

interface Options {
  database: Database;
  clock: () => Date;
  connectionString?: string | undefined;
  warn: (details: object, message: string) => void;
}

export const openLive = ({ database, ...options }: Options) =>
  createLive({ database, findThreadReaders: async () => new Map(), ...options });
