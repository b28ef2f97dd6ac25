import type { Section } from '@relish/shared/reports/documents/content.ts';
import { SHOWN_FROM } from '@relish/shared/reports/figures/key-figures.ts';
import type {
  Delivery,
  DeliveryReason,
} from '@relish/shared/reports/figures/planned-and-delivered.ts';

import { counted, percentOrNone } from '../../../pdf/in-words.ts';
import { numeric, table, text, wide } from './blocks.ts';

const REASON_WORDS: Record<DeliveryReason, string> = {
  staff: 'Not enough staff',
  nobody_wanted: 'No resident wanted it',
  weather: 'Weather',
  performer: 'The performer did not come',
  illness: 'Illness',
  other: 'Other reasons',
  cancelled_before: 'Cancelled before the event',
};

/** K27 with its reasons, so that an inspector sees what became of the programme. */
export function programmeSection(delivery: Delivery): Section {
  const { planned, delivered, not_held, not_known, reasons, value } = delivery;
  const title = 'Planned and delivered';
  if (planned === 0)
    return { title, blocks: [text('No events for residents were planned in this period.')] };
  const share = value === null ? '' : ` (${percentOrNone(value)})`;
  return {
    title,
    blocks: [
      text(
        `Of ${counted(planned, 'planned event')} for residents, ${delivered}${share} took place. An event took place if it was recorded or at least one resident came. Drafts and deleted events are left out; the percentage needs at least ${SHOWN_FROM} events.`,
      ),
      table(
        [wide('Outcome'), numeric('Events')],
        [
          ['Took place', String(delivered)],
          ['Did not take place', String(not_held)],
          ['Not known: neither recorded nor marked', String(not_known)],
        ],
        '',
      ),
      table(
        [wide('Why events did not take place'), numeric('Events')],
        reasons.map(({ reason, count }) => [REASON_WORDS[reason], String(count)]),
        'Every event that is known about took place.',
      ),
    ],
  };
}
