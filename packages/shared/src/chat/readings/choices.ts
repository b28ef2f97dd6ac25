import type { Status } from '../../residents/residents/choices.ts';

/** How a resident received a message; words are in the web app. */
export const RECEPTIONS = ['smiled', 'talked', 'listened', 'no_reaction', 'upset'] as const;
export type Reception = (typeof RECEPTIONS)[number];

const FOR_FAMILY: ReadonlySet<Reception> = new Set(['smiled', 'talked', 'listened'] as const);

/** Distress stays with staff (N9), and a missing reaction is no news for a family. */
export const isForFamily = (reception: Reception): boolean => FOR_FAMILY.has(reception);

const IN_THE_HOME: ReadonlySet<Status> = new Set(['current', 'respite'] as const);

/** Not to a resident who is in hospital or away, and not after a death (N7). */
export const canBeReadTo = (status: Status): boolean => IN_THE_HOME.has(status);

/** Readings of one message that are shown. */
export const READINGS_SHOWN = 10;
