import { addDays } from '../../days.ts';

/** New homes are not compared with targets for two weeks. */
export const SETTLING_DAYS = 14;

export interface Begun {
  /** Targets apply two weeks after this day. */
  joined: string;
  /** The day it joined, or its earliest record if older. */
  first: string;
}

/** Undefined once targets apply. */
export function targetsFrom({ joined }: Pick<Begun, 'joined'>, day: string): string | null {
  const from = addDays(joined, SETTLING_DAYS);
  return day < from ? from : null;
}
