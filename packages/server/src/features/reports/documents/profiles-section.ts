import type { Section } from '@relish/shared/reports/documents/content.ts';
import { mean, percent } from '@relish/shared/reports/figures/rounding.ts';
import { completeness } from '@relish/shared/residents/about-me/sections.ts';
import { PURPOSES } from '@relish/shared/residents/consents/purposes.ts';

import { percentOrNone } from '../../../pdf/in-words.ts';
import type { WhatIsKnown } from '../../residents/inspection/public.ts';
import { numeric, table } from './blocks.ts';
import type { HomeData } from './home-data.ts';

/** Whether ability checks, About me and consents are up to date. */
export function profilesSection({ today }: HomeData, known: readonly WhatIsKnown[]): Section {
  const share = (fits: (each: WhatIsKnown) => boolean) =>
    percentOrNone(percent(known.filter(fits).length, known.length));
  const answered = known.reduce((sum, each) => sum + each.consents_answered, 0);
  return {
    title: 'What is known, and how current it is',
    blocks: [
      table(
        [{ label: 'What', wide: true }, numeric('Today')],
        [
          [
            'Ability check in date',
            share(({ review_due }) => review_due !== null && review_due >= today),
          ],
          [
            'About me, mean completeness',
            percentOrNone(mean(known.map(({ closed, filled }) => completeness(closed, filled)))),
          ],
          [
            'About me at 60% or more',
            share(({ closed, filled }) => completeness(closed, filled) >= 60),
          ],
          ['Interests known', share(({ interests }) => interests > 0)],
          ['Consents answered', percentOrNone(percent(answered, known.length * PURPOSES.length))],
          ['No consent overdue for review', share((each) => !each.consent_review_overdue)],
          ['Key worker named', share(({ has_key_worker }) => has_key_worker)],
          ['Family linked', share(({ has_family }) => has_family)],
        ],
        '',
      ),
    ],
  };
}
