import type { Section } from '@relish/shared/documents/content.ts';
import { minutesOf } from '@relish/shared/figures/minutes.ts';
import { percent, toOneDecimal } from '@relish/shared/figures/rounding.ts';
import { isPresent } from '@relish/shared/reports/choices.ts';

import { counted, dayInWords } from '../../documents/in-words.ts';
import { DECLINE_WORDS } from '../../documents/record-words.ts';
import type { RecordedRow } from '../document-content/queries.ts';
import { numeric, table, text } from './blocks.ts';
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
      perWeek: toOneDecimal((minutesOf(theirs) * 7) / here.length),
      oneToOne: minutesOf(theirs.filter(({ format }) => format === 'one_to_one')),
      declined: theirs.filter(({ attendance }) => attendance === 'declined').length,
      alternatives: theirs.filter(({ alternative_offered }) => alternative_offered !== null).length,
    };
  });
}

const COLUMNS = [
  'Resident',
  numeric('Minutes a week'),
  numeric('Days here'),
  numeric('One to one, min.'),
  numeric('Declined'),
  numeric('Alternatives offered'),
  'Last took part',
];

function rowsOf({ rows, labelOf }: HomeData, given: readonly Given[]): string[][] {
  const last = lastDays(rows);
  return given.map(({ id, perWeek, days, oneToOne, declined, alternatives }) => [
    labelOf(id),
    String(perWeek),
    String(days),
    String(oneToOne),
    String(declined),
    String(alternatives),
    last.has(id) ? dayInWords(last.get(id) ?? '') : 'Not in these days',
  ]);
}

/** Who got the least, and what was tried: the question behind every average. */
export const lowestSection = (data: HomeData): Section => ({
  title: 'Residents with the fewest minutes',
  blocks: [
    table(
      COLUMNS,
      rowsOf(
        data,
        givenTo(data)
          .toSorted((one, other) => one.perWeek - other.perWeek)
          .slice(0, LOWEST),
      ),
      'Nobody lived here in these days.',
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
        rowsOf(
          data,
          givenTo(data).filter(({ id }) => inBed.has(id)),
        ),
        'Nobody is cared for in bed.',
      ),
    ],
  };
}

/** A no counts: that it was asked, why it was said, and what was offered instead. */
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
          ? 'Nothing was declined.'
          : `${counted(declined.length, 'invitation')} declined; an alternative was offered for ${offered.length} (${percent(offered.length, declined.length)} %).`,
      ),
      table(
        ['Reason', numeric('Times'), numeric('Alternative offered')],
        reasons.map(({ reason, own }) => [
          reason === null ? 'Not said' : DECLINE_WORDS[reason],
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
    ['What', numeric('Sessions'), numeric('Residents'), numeric('Of residents')],
    lines.map(({ label, fits }) => {
      const { sessions, residents } = reach(rows, fits);
      const share = percent(residents, days.size);
      return [label, String(sessions), String(residents), share === null ? '' : `${share} %`];
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
