import { MISSED_LOOKS_BACK } from '@relish/shared/reports/figures/no-activity.ts';

import { formatDay, formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Flag } from './api.ts';
import { engagementNear } from './effect-words.ts';

type Kind = Flag['kind'];

export const FLAG_TITLES: Record<Kind, () => string> = {
  distress: m.insights_flag_distress,
  missed: m.insights_flag_missed,
  falling_engagement: m.insights_flag_falling_engagement,
  rising_declines: m.insights_flag_rising_declines,
};

const one = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/** The numbers behind a flag in words, so that readers can check them. */
export function describeEvidence(flag: Flag): string {
  switch (flag.kind) {
    case 'distress':
      return m.insights_distress_evidence({ count: flag.times, day: formatDay(flag.last_day) });
    case 'missed':
      return missedWords(flag);
    case 'falling_engagement':
      return m.insights_falling_evidence({
        before: engagementNear(flag.before.mean),
        recent: engagementNear(flag.recent.mean),
        beforeMean: one(flag.before.mean),
        recentMean: one(flag.recent.mean),
        beforeCount: flag.before.n,
        recentCount: flag.recent.n,
      });
    case 'rising_declines':
      return flag.before.offered === 0
        ? m.insights_rising_evidence_new(flag.recent)
        : m.insights_rising_evidence({
            ...flag.recent,
            declinedBefore: flag.before.declined,
            offeredBefore: flag.before.offered,
          });
  }
}

const missedWords = ({ days, last, declined }: Extract<Flag, { kind: 'missed' }>) =>
  [
    days < MISSED_LOOKS_BACK
      ? m.insights_missed_evidence({ count: days })
      : m.insights_missed_evidence_or_more({ count: days }),
    ...(last ? [m.insights_missed_last({ title: last.title, day: formatDay(last.day) })] : []),
    ...(declined > 0 ? [m.insights_missed_asked({ count: declined })] : []),
  ].join(' ');

/** One suggested action. */
export function suggestAction({ kind, person: { id, preferred_name: name } }: Flag): {
  to: string;
  words: string;
} {
  const insights = `/resident-insights?id=${id}`;
  const actions: Record<Kind, { to: string; words: string }> = {
    distress: {
      to: `/report-additional-observation?resident=${id}`,
      words: m.insights_do_distress(),
    },
    missed: { to: `/choose-activity?residents=${id}`, words: m.insights_do_missed({ name }) },
    falling_engagement: { to: insights, words: m.insights_do_falling_engagement({ name }) },
    rising_declines: { to: insights, words: m.insights_do_rising_declines({ name }) },
  };
  return actions[kind];
}

export const linkToRecords = ({ from, to, person }: Flag) =>
  `/tabs/reports?from=${from}&to=${to}&resident=${person.id}`;
