import { DEVELOPMENT_ORIGIN } from '@relish/shared/constants.ts';

// spec 9
export const TRACES_RATE = 0.2;
export const TRANSPORT_BUFFER = 30;
const SESSION_REPLAY_RATE = 0.1;
const ERROR_REPLAY_RATE = 0.1;

export type Environment = 'local' | 'production';
export type ReplayKind = 'session' | 'on-error' | 'none';

export const environmentOf = (host: string): Environment =>
  host === new URL(DEVELOPMENT_ORIGIN).host ? 'local' : 'production';

/**
 * Which replay this page makes. Drawn once, before the recorder is there, so that only pages that record fetch it; the
 * recorder is then told to keep all that it was loaded for. A tenth of all pages record from the start. Of the others a
 * tenth keeps the last minute and sends it with the first error, so an error there has its replay one time in ten,
 * as it has when the recorder draws at each error; only that all errors of one page now share one draw.
 */
export function drawReplay(random: () => number = Math.random): ReplayKind {
  if (random() < SESSION_REPLAY_RATE) return 'session';
  return random() < ERROR_REPLAY_RATE ? 'on-error' : 'none';
}
