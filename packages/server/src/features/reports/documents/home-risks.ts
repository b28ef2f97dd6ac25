import type { Section } from '@relish/shared/reports/documents/content.ts';
import { percent } from '@relish/shared/reports/figures/rounding.ts';

import { percentOrNone } from '../../../pdf/in-words.ts';
import type { RiskCounts } from '../../risks/risk-assessments/public.ts';
import { numeric, table, text } from './blocks.ts';

/** Assessments in force and how far they are kept; left out where a home has none. */
export function risksSection({ needing, covered, ...counts }: RiskCounts): Section[] {
  if (Object.values(counts).every((count) => count === 0)) return [];
  const rows: [string, number][] = [
    ['In force: low risk', counts.low],
    ['In force: moderate risk', counts.moderate],
    ['In force: high risk, approved by a manager', counts.high],
    ['In force: decided against for now', counts.against],
    ['Trips assessed in this period', counts.trips],
    ['Awaiting approval', counts.waiting],
    ['Review overdue', counts.overdue],
    ['Extra controls not yet in place', counts.open_actions],
    ['Extra controls overdue', counts.overdue_actions],
  ];
  return [
    {
      title: 'Risk assessments',
      blocks: [
        text(
          'Benefits come first in each assessment. A risk is rated before and after controls, and nobody approves a high risk they have written.',
        ),
        text(
          needing === 0
            ? 'No record of this period was of an activity that needs an assessment.'
            : `${percentOrNone(percent(covered, needing))} of ${needing} records that needed an assessment had a current one.`,
        ),
        table(
          ['What', numeric('Number')],
          rows.map(([what, count]) => [what, String(count)]),
          '',
        ),
      ],
    },
  ];
}
