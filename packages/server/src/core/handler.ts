import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Call, Calls } from '@relish/shared/call.ts';
import type { z } from 'zod';

import type { Library } from '../content/library.ts';
import type { Db } from '../db/database.ts';
import type { PersonalMedia } from '../files/media.ts';
import type { MakePdf } from '../pdf/pdf.ts';
import type { Pusher } from '../web-push/pusher.ts';
import type { DemoTemplates } from './demo-templates.ts';
import type { Operator } from './operator.ts';
import type { Passwords } from './passwords.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import type { Sealer } from './sealed.ts';

interface RequestContext {
  now: Date;
  address: string;
  /** The page that sent the request, which is not told of its own changes. */
  page: string | undefined;
  passwords: Passwords;
  pusher: Pusher;
  sealer: Sealer;
  pseudonyms: Pseudonyms;
  library: Library;
  demoTemplates: DemoTemplates;
  operator: Operator;
  /** Without a slash at its end. */
  publicUrl: string;
  /** For viewers without a session: lounge screens. */
  mediaFor: (holderId: string) => PersonalMedia;
}

/** Tenant and user come from the session only. */
export interface SignedIn extends RequestContext {
  user: CurrentUser;
  carehomeId: string;
  sessionId: string;
  media: PersonalMedia;
}

/** In a transaction limited to the caller's home by row level security. */
export type InHome = SignedIn & { db: Db };

type ContextOf<C extends Call> = (C['access'] extends 'public' ? RequestContext : SignedIn) &
  (C extends { upload: object } ? { file: Buffer } : unknown) &
  // A call that renders PDFs without declaring it does not compile.
  (C extends { renders: { what: 'pdf' } } ? { makePdf: MakePdf } : unknown);

/** The usual handler: its transaction is its only access to the database. */
type InTransaction<C extends Call> = (
  context: ContextOf<C> & { db: Db },
  input: z.output<C['input']>,
) => Promise<z.input<C['output']>>;

export interface Stages {
  /** As the signed-in user, limited to their home. */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Bypasses tenancy, for sign-in and rate limits. */
  system: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Wraps a staged handler's creating transaction, so that a retry returns the first answer. */
export type Creating<T> = <A extends T>(create: (db: Db) => Promise<A>) => (db: Db) => Promise<A>;

type CreatingStage<C extends Call> = C extends { creates: true }
  ? { creating: Creating<z.input<C['output']>> }
  : unknown;

type Steps<C extends Call> = (
  context: ContextOf<C> & Stages & CreatingStage<C>,
  input: z.output<C['input']>,
) => Promise<z.input<C['output']>>;

/** For slow work (hashing, mail, pictures) that must not hold a transaction open. */
export interface Staged<C extends Call> {
  staged: Steps<C>;
}

/**
 * For memberships and sessions, which lie outside a home's row level security: every query has to name the caller's
 * home.
 */
export const inSystemTransaction = <I>(work: (context: InHome, input: I) => Promise<void>) => ({
  staged: (context: SignedIn & Pick<Stages, 'system'>, input: I) =>
    context.system(async (db) => {
      await work({ ...context, db }, input);
      return {};
    }),
});

export type Handler<C extends Call> = InTransaction<C> | Staged<C>;

/** A missing or surplus handler does not compile. */
export type Handlers<C extends Calls> = { [N in keyof C]: Handler<C[N]> };
