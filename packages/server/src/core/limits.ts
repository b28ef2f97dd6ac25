import { countAttempt, forgetAttempts, forgiveAttempt, hasAttempts } from '../db/attempts.ts';
import type { Db } from '../db/database.ts';
import { tooMany } from './app-error.ts';
import { days, minutes } from './clock.ts';
import { network } from './network.ts';

/** How many attempts are let through in a window. */
const LIMITS = {
  /** Wrong passwords for one account from one place: past `warn` one is told to wait, past `max` nothing is tried. */
  signInHere: { warn: 5, max: 20, windowMs: minutes(15) },
  /** Wrong passwords for one account, from everywhere. */
  signInAnywhere: { max: 100, windowMs: minutes(60) },
  /** Wrong secrets from one place, for any account: a home's staff share an address. */
  address: { max: 100, windowMs: minutes(15) },
  register: { max: 30, windowMs: minutes(60) },
  /** Links that nobody was mailed. */
  secret: { max: 100, windowMs: minutes(15) },
  /** Links of lounge screens that nobody was given; one that is right costs nothing. */
  screen: { max: 100, windowMs: minutes(15) },
  resetAccount: { max: 5, windowMs: minutes(60) },
  resetAddress: { max: 60, windowMs: minutes(60) },
  inviteFromHome: { max: 200, windowMs: minutes(60) },
  inviteAddress: { max: 3, windowMs: days(1) },
  /** Refused calls that are noted: past this many of one person, more notes tell nothing new. */
  refusal: { max: 60, windowMs: minutes(60) },
  changePassword: { max: 10, windowMs: minutes(15) },
  upload: { max: 200, windowMs: minutes(60) },
  pushTest: { max: 10, windowMs: minutes(15) },
  /** Documents: each keeps a thread busy for a second. */
  print: { max: 100, windowMs: minutes(60) },
} as const;

export interface Limit {
  key: string;
  max: number;
  windowMs: number;
}

const on = (name: keyof typeof LIMITS, subject: string): Limit => ({
  ...LIMITS[name],
  key: `${name} ${subject}`,
});

export const signInLimits = (email: string, address: string) => ({
  here: on('signInHere', `${network(address)} ${email}`),
  anywhere: on('signInAnywhere', email),
  address: on('address', network(address)),
});
export const secretLimit = (address: string) => on('secret', network(address));
export const screenLimit = (address: string) => on('screen', network(address));
export const registerLimit = (address: string) => on('register', network(address));
export const resetAddressLimit = (address: string) => on('resetAddress', network(address));
export const resetAccountLimit = (email: string) => on('resetAccount', email);
export const inviteLimits = (carehomeId: string, email: string) => [
  on('inviteFromHome', carehomeId),
  on('inviteAddress', email),
];
export const refusalLimit = (userId: string) => on('refusal', userId);
export const changePasswordLimit = (userId: string) => on('changePassword', userId);
export const uploadLimit = (userId: string) => on('upload', userId);
export const printLimit = (userId: string) => on('print', userId);
export const pushTestLimit = (userId: string) => on('pushTest', userId);

/** Counts an attempt under each limit before it is made, and refuses when one of them is used up. */
export async function countAgainst(db: Db, limits: Limit[], now: Date): Promise<number[]> {
  const counts: number[] = [];
  // Always in the same order, so that two attempts at once never wait for each other.
  for (const { key, max, windowMs } of limits) {
    const { count, resetsAt } = await countAttempt(db, key, windowMs, now);
    if (count > max) throw refusal(resetsAt, now);
    counts.push(count);
  }
  return counts;
}

/** Whether there is room under a limit; counts if so. */
export async function isWithin(db: Db, { key, max, windowMs }: Limit, now: Date): Promise<boolean> {
  return (await countAttempt(db, key, windowMs, now)).count <= max;
}

// Where somebody signed in rightly before, strangers elsewhere cannot lock them out.
const KNOWN_MS = days(30);
const knownKey = (email: string, address: string) => `known ${network(address)} ${email}`;

export const isKnownPlace = (db: Db, email: string, address: string, now: Date) =>
  hasAttempts(db, knownKey(email, address), now);

export async function rememberPlace(db: Db, email: string, address: string, now: Date) {
  await forgetAttempts(db, knownKey(email, address));
  await countAttempt(db, knownKey(email, address), KNOWN_MS, now);
}

/** Past this many wrong passwords one is asked to wait; a right one still gets in. */
export const WARN_AFTER = LIMITS.signInHere.warn;

/** The attempt was honest: what was counted against it is taken back. */
export const forgive = async (db: Db, limits: Limit[]) => {
  for (const { key } of limits) await forgiveAttempt(db, key);
};

/** The right person is here: earlier slips no longer count. */
export const forget = async (db: Db, limits: Limit[]) => {
  for (const { key } of limits) await forgetAttempts(db, key);
};

function refusal(resetsAt: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  const count = Math.ceil(seconds / 60);
  return tooMany(
    `Too many attempts. Please try again in ${count === 1 ? 'a minute' : `${count} minutes`}.`,
    seconds,
  );
}
