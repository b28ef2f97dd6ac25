import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';

export interface MailContext {
  database: Database;
  mailer: Mailer;
  publicUrl: string;
}
