import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import type { Call, Calls } from '@relish/shared/call.ts';
import type { z } from 'zod';

import type { Db } from '../db/database.ts';
import type { Library } from '../library/library.ts';
import type { PersonalMedia } from '../media/media.ts';
import type { Pusher } from '../push/pusher.ts';
import type { Passwords } from './passwords.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import type { Sealer } from './sealed.ts';

/** What every handler knows of the request. */
interface RequestContext {
  now: Date;
  address: string;
  passwords: Passwords;
  pusher: Pusher;
  sealer: Sealer;
  pseudonyms: Pseudonyms;
  library: Library;
  /** Pictures as somebody sees them who has no session: a screen in a lounge. */
  mediaFor: (viewerId: string) => PersonalMedia;
}

/** What a handler of a call that needs a sign-in knows besides. Tenant and user come from the session only. */
export interface SignedIn extends RequestContext {
  user: CurrentUser;
  carehomeId: string;
  sessionId: string;
  media: PersonalMedia;
}

type ContextOf<C extends Call> = (C['access'] extends 'public' ? RequestContext : SignedIn) &
  (C extends { upload: object } ? { file: Buffer } : unknown);

/** The usual handler: it runs inside one transaction, which is all it can reach of the database. */
type InTransaction<C extends Call> = (
  context: ContextOf<C> & { db: Db },
  input: z.output<C['input']>,
) => Promise<z.input<C['output']>>;

interface Stages {
  /** A transaction as the signed-in user: only their home's rows exist in it. */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** A transaction above all homes, for what happens before or beside a home: sign-in, limits. */
  system: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

type Steps<C extends Call> = (
  context: ContextOf<C> & Stages,
  input: z.output<C['input']>,
) => Promise<z.input<C['output']>>;

/** For slow work (hashing, mail, pictures) that must not hold a transaction open. */
export interface Staged<C extends Call> {
  staged: Steps<C>;
}

export type Handler<C extends Call> = InTransaction<C> | Staged<C>;

/** One handler per call of the contract: a missing or surplus one does not compile. */
export type Handlers<C extends Calls> = { [N in keyof C]: Handler<C[N]> };
