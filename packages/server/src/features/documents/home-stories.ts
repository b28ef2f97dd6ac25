import type { Section } from '@relish/shared/documents/content.ts';
import { hidingNames } from '@relish/shared/documents/hide-names.ts';
import { isPresent } from '@relish/shared/reports/choices.ts';

import { CATEGORY_WORDS } from '../../documents/guide-words.ts';
import { counted } from '../../documents/in-words.ts';
import { ENGAGEMENT_WORDS, FORMAT_WORDS } from '../../documents/record-words.ts';
import {
  listNamesAround,
  listResidentNames,
  type RecordedRow,
} from '../document-content/queries.ts';
import type { HomeData } from './home-data.ts';
import type { Sources } from './sources.ts';

const STORIES = 3;

/** Takes everybody's name out of what was written: residents, those who visit and those who work here. */
export async function storyHider(
  { db, carehomeId }: Sources,
  homeName: string,
): Promise<(text: string) => string> {
  const { relatives, staff } = await listNamesAround(db, carehomeId);
  const keep = [homeName];
  const hiding = [
    hidingNames({ others: await listResidentNames(db, carehomeId), keep, instead: 'a resident' }),
    hidingNames({ others: relatives, keep, instead: 'a relative' }),
    hidingNames({ others: staff, keep, instead: 'a member of staff' }),
  ];
  return (text) => hiding.reduce((hidden, hide) => hide(hidden), text);
}

/** Three people, each in a moment of theirs: the fullest told first, nobody twice, nobody in distress. */
export function peopleStories(
  { rows, living, titleOf }: HomeData,
  hide: (text: string) => string,
): Section {
  const inBed = new Set(living.filter(({ moves }) => moves === 'bed').map(({ id }) => id));
  const told = rows
    .filter(
      (row) =>
        !row.distress && isPresent(row.attendance) && (row.quote !== null || row.note !== null),
    )
    .toSorted((one, other) => fullness(other, inBed) - fullness(one, inBed));
  const chosen = [...new Map(told.toReversed().map((row) => [row.resident_id, row])).values()]
    .toSorted((one, other) => fullness(other, inBed) - fullness(one, inBed))
    .slice(0, STORIES);
  return {
    title: 'Three people, without their names',
    blocks:
      chosen.length === 0
        ? [{ type: 'text', text: 'No quotes or notes were recorded in these days.', soft: true }]
        : [
            {
              type: 'moments',
              moments: chosen.map((row) => ({
                title: hide(titleOf(row)),
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
