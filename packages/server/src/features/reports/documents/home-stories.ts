import type { Section } from '@relish/shared/reports/documents/content.ts';
import { isPresent } from '@relish/shared/reports/reports/choices.ts';
import { hidingNames } from '@relish/shared/residents/names/hide-names.ts';

import { CATEGORY_WORDS } from '../../../pdf/guide-words.ts';
import { counted } from '../../../pdf/in-words.ts';
import { ENGAGEMENT_WORDS, FORMAT_WORDS } from '../../../pdf/record-words.ts';
import { listNamesAround, listResidentNames } from '../../residents/names/public.ts';
import { type RecordedRow } from './content-queries.ts';
import type { HomeData } from './home-data.ts';
import type { StagedSources } from './sources.ts';

const STORIES = 3;

/** Removes the names of residents, relatives and staff. */
export async function storyHider(
  { read, carehomeId }: StagedSources,
  homeName: string,
): Promise<(text: string) => string> {
  const { relatives, staff } = await read((db) => listNamesAround(db, carehomeId));
  const stays = { own: [], keep: [homeName] };
  const hiding = [
    hidingNames({
      others: await read((db) => listResidentNames(db, carehomeId)),
      ...stays,
      instead: 'a resident',
    }),
    hidingNames({ others: relatives, ...stays, instead: 'a relative' }),
    hidingNames({ others: staff, ...stays, instead: 'a member of staff' }),
  ];
  return (text) => hiding.reduce((hidden, hide) => hide(hidden), text);
}

/** Three residents with their fullest record; none in distress. */
export function peopleStories(
  { rows, living, formatTitle }: HomeData,
  hide: (text: string) => string,
): Section {
  const inBed = new Set(living.filter(({ moves }) => moves === 'bed').map(({ id }) => id));
  const stories = rows
    .filter(
      (row) =>
        !row.tells_distress &&
        isPresent(row.attendance) &&
        (row.quote !== null || row.note !== null),
    )
    .toSorted((one, other) => fullness(other, inBed) - fullness(one, inBed));
  const chosen = [...new Map(stories.toReversed().map((row) => [row.resident_id, row])).values()]
    .toSorted((one, other) => fullness(other, inBed) - fullness(one, inBed))
    .slice(0, STORIES);
  return {
    title: 'Moments of residents, without names',
    blocks:
      chosen.length === 0
        ? [{ type: 'text', text: 'No quotes or notes were recorded in this period.', soft: true }]
        : [
            {
              type: 'moments',
              moments: chosen.map((row) => ({
                title: hide(formatTitle(row)),
                when: `${CATEGORY_WORDS[row.category]}, ${FORMAT_WORDS[row.format].toLowerCase()}, ${counted(row.minutes, 'minute')}`,
                how: row.engagement === null ? '' : ENGAGEMENT_WORDS[row.engagement],
                quote: row.quote === null ? null : hide(row.quote),
                note: row.note === null ? null : hide(row.note),
              })),
            },
          ],
  };
}

function fullness(row: RecordedRow, inBed: ReadonlySet<string>): number {
  let points = row.engagement ?? 0;
  if (row.quote !== null) points += 3;
  if (row.note !== null) points += Math.min(3, row.note.length / 80);
  if (row.format === 'one_to_one') points += 1;
  return inBed.has(row.resident_id) ? points + 2 : points;
}
