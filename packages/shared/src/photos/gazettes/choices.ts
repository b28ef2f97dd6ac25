/** `too_little` and `not_agreed`: none was made. `unprepared`: its PDF has to be made again. */
export const GAZETTE_STATES = [
  'making',
  'ready',
  'unprepared',
  'failed',
  'too_little',
  'not_agreed',
] as const;
export type GazetteState = (typeof GAZETTE_STATES)[number];

export const GAZETTE_LIMITS = { name: 60 } as const;
