import { SESSION_DAYS } from '@relish/shared/constants.ts';

import { unauthenticated } from '../core/app-error.ts';
import { after, days, minutes } from '../core/clock.ts';
import type { Database } from '../db/database.ts';
import {
  findSession,
  type Session,
  slideSession,
  touchDemo,
} from '../features/accounts/account/public.ts';

const BEARER = /^Bearer ([\w-]{43})$/i;

/** Returns the user for a token, or throws 401. Sliding expiry is written at most once a day. */
export async function authenticate(
  database: Database,
  authorization: string | undefined,
  now: Date,
): Promise<Session> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthenticated();
  const session = await database.single((db) => findSession(db, token, now));
  if (!session) throw unauthenticated();
  if (session.expiresAt < after(now, days(SESSION_DAYS - 1)))
    await database.system((db) => slideSession(db, session.id, now));
  if (session.demoUsedAt && session.demoUsedAt < after(now, -minutes(30)))
    await database.system((db) => touchDemo(db, session.user.carehome.id, now));
  return session;
}
