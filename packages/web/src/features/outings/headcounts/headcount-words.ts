import type { STAGES } from '@relish/shared/outings/headcounts/choices.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Outing } from './api.ts';

export const STAGE_WORDS: Record<(typeof STAGES)[number], () => string> = {
  leaving: m.headcount_leaving,
  arrived: m.headcount_arrived,
  during: m.headcount_during,
  going_back: m.headcount_going_back,
  home: m.headcount_home,
};

/** “Rose Hill and Kim Sharma”, in the order of the faces. */
export const nameThem = (
  { goers, staff }: Pick<Outing, 'goers' | 'staff'>,
  ids: readonly string[],
): string =>
  formatList([
    ...goers.filter(({ id }) => ids.includes(id)).map(calledName),
    ...staff.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
  ]);
