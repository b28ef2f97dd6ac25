import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { formatList } from '../../../words/format.ts';
import type { Party } from './api.ts';

/** “Rose Hill and Joan Bell”; empty without any. */
export const nameUnassessed = (
  { goers, unassessed_ids }: Pick<Party, 'goers' | 'unassessed_ids'>,
  ids: readonly string[] = unassessed_ids,
): string => formatList(goers.filter(({ id }) => ids.includes(id)).map(calledName));
