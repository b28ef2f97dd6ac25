import type { Database } from '../db/database.ts';
import { createLive } from '../features/chat/live/public.ts';
import { listThreadReaders } from '../features/chat/threads/public.ts';

interface Options {
  database: Database;
  clock: () => Date;
  connectionString?: string | undefined;
  warn: (details: object, message: string) => void;
}

export const openLive = ({ database, clock, ...options }: Options) =>
  createLive({
    database,
    clock,
    findThreadReaders: (carehomeId, threadIds, userIds) =>
      database.single((db) => listThreadReaders(db, carehomeId, threadIds, userIds, clock())),
    ...options,
  });
