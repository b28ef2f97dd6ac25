import { countAttempt, forgetAttempts, forgiveAttempt } from '../db/attempts.ts';
import type { Db } from '../db/database.ts';
import { tooMany } from './app-error.ts';
import { minutes } from './clock.ts';

/** How many attempts are let through in a window. */
const LIMITS = {
  /** Wrong passwords for one account from one place: past `warn` one is told to wait, past `max` nothing is tried. */
  signInHere: { warn: 5, max: 20, windowMs: minutes(15) },
  /** Wrong passwords for one account, from everywhere. */
  signInAnywhere: { max: 100, windowMs: minutes(60) },
  /** Wrong secrets from one place, for any account: a home's staff share an address. */
  address: { max: 100, windowMs: minutes(15) },
  register: { max: 30, windowMs: minutes(60) },
  resetAccount: { max: 5, windowMs: minutes(60) },
  resetAddress: { max: 60, windowMs: minutes(60) },
  changePassword: { max: 10, windowMs: minutes(15) },
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
export const secretLimit = (address: string) => on('address', network(address));
export const registerLimit = (address: string) => on('register', network(address));
export const resetLimits = (email: string, address: string) => [
  on('resetAccount', email),
  on('resetAddress', network(address)),
];
export const changePasswordLimit = (userId: string) => on('changePassword', userId);

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

/** One network, not one address: whoever has an IPv6 address has a whole /64 of them. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
