import { DEVELOPMENT_ORIGIN } from '@relish/shared/constants.ts';

// spec 9
export const TRACES_RATE = 0.2;
export const TRANSPORT_BUFFER = 30;
const SESSION_REPLAY_RATE = 0.1;
const ERROR_REPLAY_RATE = 0.1;

export type Environment = 'local' | 'production';
export type ReplayKind = 'session' | 'on-error' | 'none';

export const detectEnvironment = (host: string): Environment =>
  host === new URL(DEVELOPMENT_ORIGIN).host ? 'local' : 'production';

/**
 * Chooses the kind of replay once per page, before the recorder is loaded, so that only sampled
 * pages fetch it. A tenth of all pages record from the start. A tenth of the others keep the last
 * minute and send it with the first error, so that an error has a replay one time in ten, as if
 * sampled per error, except that all errors of a page share one draw.
 */
export function drawReplay(random: () => number = Math.random): ReplayKind {
  if (random() < SESSION_REPLAY_RATE) return 'session';
  return random() < ERROR_REPLAY_RATE ? 'on-error' : 'none';
}
