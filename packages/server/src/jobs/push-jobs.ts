import type { Database } from '../db/database.ts';
import type { Pusher } from '../web-push/pusher.ts';

export interface PushContext {
  database: Database;
  pusher: Pusher;
}
