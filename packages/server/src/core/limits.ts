import { countAttempt, forgetAttempts, forgiveAttempt, hasAttempts } from '../db/attempts.ts';
import type { Db } from '../db/database.ts';
import { tooMany } from './app-error.ts';
import { days, minutes } from './clock.ts';
import { network } from './network.ts';
import { newSecret } from './secrets.ts';

/** Attempts per window. */
const LIMITS = {
  /**
   * Wrong passwords per account and network: above `warn` asks the user to wait, above `max`
   * rejects.
   */
  signInHere: { warn: 5, max: 20, windowMs: minutes(15) },
  /** From a device that has signed in to this account before, so strangers cannot use it up. */
  signInDevice: { warn: 5, max: 20, windowMs: minutes(15) },
  /** Wrong passwords per account, from all networks. */
  signInAnywhere: { max: 100, windowMs: minutes(60) },
  /** Wrong secrets per network, for any account; a home's staff share an address. */
  address: { max: 100, windowMs: minutes(15) },
  register: { max: 60, windowMs: minutes(60) },
  /** Unknown mailed links. */
  secret: { max: 100, windowMs: minutes(15) },
  /** Unknown lounge screen links; valid ones cost nothing. */
  screen: { max: 100, windowMs: minutes(15) },
  /** Unknown calendar addresses, per network. */
  unknownFeed: { max: 100, windowMs: minutes(15) },
  /** Several devices may fetch the same calendar. */
  feed: { max: 120, windowMs: minutes(60) },
  resetAccount: { max: 5, windowMs: minutes(60) },
  resetAddress: { max: 60, windowMs: minutes(60) },
  inviteFromHome: { max: 200, windowMs: minutes(60) },
  inviteAddress: { max: 3, windowMs: days(1) },
  /** Audited refusals per user; more of them add nothing. */
  refusal: { max: 60, windowMs: minutes(60) },
  changePassword: { max: 10, windowMs: minutes(15) },
  upload: { max: 200, windowMs: minutes(60) },
  pushTest: { max: 10, windowMs: minutes(15) },
  /** New demonstration homes per user. */
  demo: { max: 20, windowMs: minutes(60) },
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
const deviceLimit = (email: string, device: string) => on('signInDevice', `${device} ${email}`);
export const secretLimit = (address: string) => on('secret', network(address));
export const screenLimit = (address: string) => on('screen', network(address));
export const unknownFeedLimit = (address: string) => on('unknownFeed', network(address));
export const feedLimit = (feedId: string) => on('feed', feedId);
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
/** Per user and call, as declared in the contract. */
export const renderLimit = (call: string, perHour: number, userId: string): Limit => ({
  key: `render ${call} ${userId}`,
  max: perHour,
  windowMs: minutes(60),
});
export const demoLimit = (userId: string) => on('demo', userId);
export const pushTestLimit = (userId: string) => on('pushTest', userId);

/** Counts before the attempt is made, and throws when a limit is reached. */
export async function countAgainst(db: Db, limits: Limit[], now: Date): Promise<number[]> {
  const counts: number[] = [];
  // Always in the same order, to avoid deadlocks.
  for (const { key, max, windowMs } of limits) {
    const { count, resetsAt } = await countAttempt(db, key, windowMs, now);
    if (count > max) throw refusal(resetsAt, now);
    counts.push(count);
  }
  return counts;
}

export async function isWithin(db: Db, { key, max, windowMs }: Limit, now: Date): Promise<boolean> {
  return (await countAttempt(db, key, windowMs, now)).count <= max;
}

// A network with an earlier successful sign-in cannot be locked out by strangers elsewhere.
const KNOWN_MS = days(30);
const knownKey = (email: string, address: string) => `known ${network(address)} ${email}`;

export const isKnownPlace = (db: Db, email: string, address: string, now: Date) =>
  hasAttempts(db, knownKey(email, address), now);

export async function rememberPlace(db: Db, email: string, address: string, now: Date) {
  await forgetAttempts(db, knownKey(email, address));
  await countAttempt(db, knownKey(email, address), KNOWN_MS, now);
}

// OWASP device cookies: a known device has its own budget.
const DEVICE_MS = days(180);
const DEVICE = /^[\w-]{43}$/;
const deviceKey = (email: string, device: string) => `device ${device} ${email}`;

export const knownDeviceLimit = async (
  db: Db,
  email: string,
  device: string | undefined,
  now: Date,
): Promise<Limit | undefined> =>
  device !== undefined && (await hasAttempts(db, deviceKey(email, device), now))
    ? deviceLimit(email, device)
    : undefined;

/** Keeps the client's device token or issues a new one. */
export const nameDevice = (device: string | undefined): string =>
  device !== undefined && DEVICE.test(device) ? device : newSecret();

export async function rememberDevice(db: Db, email: string, device: string, now: Date) {
  await forgetAttempts(db, deviceKey(email, device));
  await countAttempt(db, deviceKey(email, device), DEVICE_MS, now);
}

/** Above this many wrong passwords users are asked to wait; the right one still works. */
export const WARN_AFTER = LIMITS.signInHere.warn;

/** Uncounts a legitimate attempt. */
export const forgive = async (db: Db, limits: Limit[]) => {
  for (const { key } of limits) await forgiveAttempt(db, key);
};

/** Clears the counters after a successful sign-in. */
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
