import type { Section } from '@relish/shared/reports/documents/content.ts';
import { countMinutes } from '@relish/shared/reports/figures/minutes.ts';
import { percent } from '@relish/shared/reports/figures/rounding.ts';
import { isPresent } from '@relish/shared/reports/reports/choices.ts';

import { counted, dayInWords, percentOrNone } from '../../../pdf/in-words.ts';
import { DECLINE_WORDS } from '../../../pdf/record-words.ts';
import { numeric, table, text } from './blocks.ts';
import type { RecordedRow } from './content-queries.ts';
import { type HomeData, lastDays } from './home-data.ts';

const LOWEST = 10;

interface Given {
  id: string;
  perWeek: number;
  days: number;
  oneToOne: number;
  declined: number;
  alternatives: number;
}

function givenTo({ days, rows }: HomeData): Given[] {
  const own = Map.groupBy(rows, ({ resident_id }) => resident_id);
  return [...days].map(([id, here]) => {
    const theirs = own.get(id) ?? [];
    return {
      id,
      days: here.length,
      perWeek: Math.round((countMinutes(theirs) * 7) / here.length),
      oneToOne: countMinutes(theirs.filter(({ format }) => format === 'one_to_one')),
      declined: theirs.filter(({ attendance }) => attendance === 'declined').length,
      alternatives: theirs.filter(({ alternative_offered }) => alternative_offered !== null).length,
    };
  });
}

const COLUMNS = [
  'Resident',
  numeric('Minutes a week'),
  numeric('Days here'),
  numeric('One-to-one minutes in all'),
  numeric('Declined'),
  numeric('Alternatives offered'),
  'Last took part',
];

function toRows({ rows, labelResident }: HomeData, columns: readonly Given[]): string[][] {
  const last = lastDays(rows);
  return columns.map(({ id, perWeek, days, oneToOne, declined, alternatives }) => [
    labelResident(id),
    String(perWeek),
    String(days),
    String(oneToOne),
    String(declined),
    String(alternatives),
    last.has(id) ? dayInWords(last.get(id) ?? '') : 'Not in this period',
  ]);
}

/** Residents with the fewest minutes, and what was tried. */
export const lowestSection = (data: HomeData): Section => ({
  title: 'Residents with the fewest minutes',
  blocks: [
    table(
      COLUMNS,
      toRows(
        data,
        givenTo(data)
          .toSorted((one, other) => one.perWeek - other.perWeek)
          .slice(0, LOWEST),
      ),
      'Nobody lived here in this period.',
    ),
  ],
});

export function inBedSection(data: HomeData): Section {
  const inBed = new Set(data.living.filter(({ moves }) => moves === 'bed').map(({ id }) => id));
  return {
    title: 'People cared for in bed',
    blocks: [
      table(
        COLUMNS,
        toRows(
          data,
          givenTo(data).filter(({ id }) => inBed.has(id)),
        ),
        'No resident of this period is recorded as cared for in bed.',
      ),
    ],
  };
}

/** Declined offers with reasons and alternatives. */
export function choiceSection({ rows }: HomeData): Section {
  const declined = rows.filter(({ attendance }) => attendance === 'declined');
  const offered = declined.filter(({ alternative_offered }) => alternative_offered !== null);
  const reasons = [...Map.groupBy(declined, ({ decline_reason }) => decline_reason)]
    .map(([reason, own]) => ({ reason, own }))
    .toSorted((one, other) => other.own.length - one.own.length);
  return {
    title: 'Choice: declined, and what was offered instead',
    blocks: [
      text(
        declined.length === 0
          ? 'No offer was declined.'
          : `${counted(declined.length, 'offer')} declined; an alternative is recorded for ${offered.length} (${percentOrNone(percent(offered.length, declined.length))}).`,
      ),
      table(
        ['Reason', numeric('Times'), numeric('Alternative offered')],
        reasons.map(({ reason, own }) => [
          reason === null ? 'No reason recorded' : DECLINE_WORDS[reason],
          String(own.length),
          String(own.filter(({ alternative_offered }) => alternative_offered !== null).length),
        ]),
        'No reasons were recorded.',
      ),
    ],
  };
}

const reach = (rows: readonly RecordedRow[], fits: (row: RecordedRow) => boolean) => {
  const found = rows.filter((row) => isPresent(row.attendance) && fits(row));
  return {
    sessions: new Set(found.map(({ report_id }) => report_id)).size,
    residents: new Set(found.map(({ resident_id }) => resident_id)).size,
  };
};

function reachTable(
  { rows, days }: HomeData,
  lines: readonly { label: string; fits: (row: RecordedRow) => boolean }[],
) {
  return table(
    ['What', numeric('Activities'), numeric('Residents'), numeric('Share of residents')],
    lines.map(({ label, fits }) => {
      const { sessions, residents } = reach(rows, fits);
      const share = percent(residents, days.size);
      return [
        label,
        String(sessions),
        String(residents),
        share === null ? '' : percentOrNone(share),
      ];
    }),
    '',
  );
}

export const communitySection = (data: HomeData): Section => ({
  title: 'Out of doors and in the community',
  blocks: [
    reachTable(data, [
      { label: 'Out and about', fits: ({ place }) => place === 'community' || place === 'vehicle' },
      { label: 'In the garden', fits: ({ place }) => place === 'garden' },
      { label: 'Community, outings, generations', fits: ({ category }) => category === 'COM' },
    ]),
  ],
});

export const faithSection = (data: HomeData): Section => ({
  title: 'Faith and culture',
  blocks: [
    reachTable(data, [
      { label: 'Faith and reflection', fits: ({ category }) => category === 'SPI' },
      { label: 'Seasons and celebrations', fits: ({ category }) => category === 'CEL' },
      { label: 'Expressed faith', fits: ({ outcomes }) => outcomes.includes('expressed_faith') },
    ]),
  ],
});
