import { sql } from 'kysely';

import { touchHome } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';

interface DemoSend {
  kind: 'mail' | 'push';
  recipient: string;
  subject: string;
  body: string;
  attachments?: string[];
}

// A mailed secret would let someone join the demonstration with a real account.
const SECRET_IN_LINK = /#[\w-]{43}/g;

/** Keeps what a private demonstration home would have sent; returns false for every other home (N16). */
export async function keepDemoSend(
  db: Db,
  carehomeId: string,
  { kind, recipient, subject, body, attachments = [] }: DemoSend,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into demo_sends (carehome_id, kind, recipient, subject, body, attachments, sent_at)
    select carehome_id, ${kind}, ${recipient}, ${subject}, ${body.replaceAll(SECRET_IN_LINK, '#…')},
      ${attachments}::text[], ${now}
    from demos where carehome_id = ${carehomeId}`.execute(db);
  if (numAffectedRows !== 1n) return false;
  touchHome(db, carehomeId, 'demo-sends');
  return true;
}
