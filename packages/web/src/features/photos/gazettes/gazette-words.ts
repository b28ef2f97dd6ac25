import type { GazetteState } from '@relish/shared/photos/gazettes/choices.ts';
import { readQuarter } from '@relish/shared/photos/gazettes/quarters.ts';

import { formatMonth } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

export const STATE_WORDS: Record<GazetteState, () => string> = {
  making: m.gazettes_state_making,
  ready: m.gazettes_state_ready,
  unprepared: m.gazettes_state_unprepared,
  failed: m.gazettes_state_failed,
  too_little: m.gazettes_state_too_little,
  not_agreed: m.gazettes_state_not_agreed,
};

export function formatQuarter(key: string): string {
  const { from, to } = readQuarter(key);
  return m.gazettes_quarter({ from: formatMonth(from), to: formatMonth(to) });
}
