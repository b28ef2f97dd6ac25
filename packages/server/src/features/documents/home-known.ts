import { completeness } from '@relish/shared/about-me/sections.ts';
import { PURPOSES } from '@relish/shared/consents/purposes.ts';
import type { Section } from '@relish/shared/documents/content.ts';
import { mean, percent } from '@relish/shared/figures/rounding.ts';

import { orNone } from '../../documents/in-words.ts';
import type { WhatIsKnown } from '../inspection/queries.ts';
import { numeric, table } from './blocks.ts';
import type { HomeData } from './home-data.ts';

/** Whether what is known of people is up to date: ability checks, About me, consents. */
export function knownSection({ today }: HomeData, known: readonly WhatIsKnown[]): Section {
  const share = (fits: (each: WhatIsKnown) => boolean) =>
    orNone(percent(known.filter(fits).length, known.length), ' %');
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
            orNone(mean(known.map(({ closed, filled }) => completeness(closed, filled))), ' %'),
          ],
          [
            'About me at 60 % or more',
            share(({ closed, filled }) => completeness(closed, filled) >= 60),
          ],
          ['Interests known', share(({ interests }) => interests > 0)],
          ['Consents answered', orNone(percent(answered, known.length * PURPOSES.length), ' %')],
          ['No consent overdue for review', share((each) => !each.consent_review_overdue)],
          ['Key worker named', share(({ has_key_worker }) => has_key_worker)],
          ['Family linked', share(({ has_family }) => has_family)],
        ],
        '',
      ),
    ],
  };
}
