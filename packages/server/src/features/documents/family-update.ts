import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { dayIn } from '@relish/shared/days.ts';
import type { Block, BlockOf } from '@relish/shared/documents/content.ts';
import { hidingNames } from '@relish/shared/documents/hide-names.ts';
import { minutesOf } from '@relish/shared/figures/minutes.ts';
import { isPresent } from '@relish/shared/reports/choices.ts';

import {
  counted,
  dayInWords,
  firstUpper,
  minutesInWords,
  periodInWords,
  weekdayInWords,
} from '../../documents/in-words.ts';
import { HOW_IT_WENT, HOW_THEY_CAME, HOW_THEY_SEEMED } from '../../documents/record-words.ts';
import { agreementsOf, mayShowTogether } from '../consents/queries.ts';
import {
  findHome,
  findPersonName,
  findSubject,
  listPhotosOf,
  listRecorded,
  listResidentNames,
  type RecordedRow,
} from '../document-content/queries.ts';
import { text } from './blocks.ts';
import { ideasForVisit } from './ideas-for-visit.ts';
import type { Built, Sources, Wanted } from './sources.ts';

const MOMENTS = 60;
const HIGHLIGHTS = 3;
const PHOTOS = 12;
const ABSORBED = 4;

/**
 * A, for a relative (domain 3.6): what their person did and how it went, in words, as far as it is shared now. Nothing
 * that staff keep to themselves is read, and nobody else is named (N9, N11).
 */
export async function buildFamilyUpdate(
  sources: Sources,
  wanted: Wanted,
): Promise<Built | undefined> {
  const { db, carehomeId, now } = sources;
  const { resident_id: id, from, to } = wanted;
  const person = id === null ? undefined : await findSubject(db, carehomeId, id);
  if (!person) return undefined;
  const home = await findHome(db, carehomeId);
  const name = person.preferred_name;
  const agreed = await agreementsOf(db, carehomeId, [person.id]);
  const shares = agreed(person.id, 'share_activity_family');
  const recorded = shares ? await listRecorded(db, carehomeId, { from, to }, [person.id]) : [];
  const rows = recorded
    .filter((row) => row.share_with_family && !row.distress && isPresent(row.attendance))
    .map(asTold)
    .toReversed();
  const everybody = await listResidentNames(db, carehomeId);
  const hide = hidingNames({
    others: everybody.filter((each) => each.id !== person.id),
    keep: [person.first_name, name, person.last_name, home.name],
    instead: 'another resident',
  });
  const titleOf = (row: RecordedRow) => (row.own_title ? hide(row.title) : row.title);
  const shown = rows.slice(0, MOMENTS);
  const photos = await shownPhotos(sources, person.id, shown);
  const sender = await findPersonName(db, wanted.requested_by);

  const sections = [
    { title: 'In short', blocks: [text(inShort(name, rows, wanted))] },
    { title: 'Highlights', blocks: highlights(shown, hide, titleOf) },
    {
      title: 'Photos',
      blocks:
        photos.length === 0
          ? []
          : [
              {
                type: 'photos' as const,
                photos: photos.map(({ media_id, caption }) => ({
                  media_id,
                  caption: caption === null ? null : hide(caption),
                  picture: null,
                })),
              },
            ],
    },
    {
      title: `What ${name} did`,
      blocks: [
        moments(shown, { hide, titleOf, mood: agreed(person.id, 'share_mood_family') }),
        ...(rows.length > MOMENTS
          ? [text(`And ${counted(rows.length - MOMENTS, 'more time')} before that.`)]
          : []),
      ],
    },
    {
      title: 'Ideas for your next visit',
      blocks: await ideasForVisit(sources, {
        id: person.id,
        day: to,
        seesInterests: agreed(person.id, 'share_about_me_family'),
      }),
    },
    {
      title: 'How to reply',
      blocks: [
        text(
          `We would like to hear from you: what ${name} told you about it, what you would like to see more of, or what we should know before your next visit. Sign in to ${PRODUCT_NAME}, or ring or write to the home.`,
        ),
      ],
    },
  ];
  return {
    content: {
      title: `An update from ${home.name}`,
      heading: `What ${name} has been doing`,
      home: home.name,
      lead: `${name}, ${periodInWords(from, to)}`,
      notice: 'For the named recipient',
      sections: sections.filter(hasContent),
      footer: `Sent by ${sender}, ${home.name}, ${dayInWords(dayIn(home.time_zone, now))}. For the named recipient: please do not pass it on.`,
      remark: remarkOf(name, { shares, count: rows.length }),
    },
    shown: {
      reports: shown.map(({ report_id }) => report_id),
      photos: photos.map(({ media_id, key }) => ({ media_id, key })),
    },
    table: [],
  };
}

/** A quick record tells what it was and how long; words and pictures come with a full one (domain 3.5). */
const asTold = (row: RecordedRow): RecordedRow =>
  row.report_type === 'full' ? row : { ...row, quote: null, note: null };

const hasContent = ({ blocks }: { blocks: Block[] }) =>
  blocks.some((block) => !('moments' in block) || block.moments.length > 0);

function remarkOf(name: string, { shares, count }: { shares: boolean; count: number }) {
  if (!shares) return `${name} has not agreed that activities are shared with the family.`;
  return count === 0 ? `Nothing of these days is shared with ${name}’s family.` : null;
}

function inShort(name: string, rows: readonly RecordedRow[], { from, to }: Wanted): string {
  if (rows.length === 0) return `There is nothing to tell from ${periodInWords(from, to)} yet.`;
  const kinds = new Set(rows.map(({ category }) => category)).size;
  return `${name} took part ${rows.length === 1 ? 'once' : counted(rows.length, 'time')}, ${minutesInWords(minutesOf(rows))} in all${kinds > 1 ? `, in ${kinds} different kinds of activity` : ''}.`;
}

type Hide = (text: string) => string;

/** What people say themselves comes first; then what they were absorbed in. */
function highlights(
  rows: readonly RecordedRow[],
  hide: Hide,
  titleOf: (row: RecordedRow) => string,
): Block[] {
  const quotes = [...new Map(rows.map((row) => [row.quote, row])).values()].flatMap((row) =>
    row.quote === null
      ? []
      : [{ text: hide(row.quote), about: `${titleOf(row)}, ${weekdayInWords(row.day)}` }],
  );
  const absorbed = [...new Set(rows.filter((row) => row.engagement === ABSORBED).map(titleOf))];
  return [
    ...(quotes.length === 0
      ? []
      : [{ type: 'quotes' as const, quotes: quotes.slice(0, HIGHLIGHTS) }]),
    ...(absorbed.length === 0
      ? []
      : [text(`Most absorbed in: ${absorbed.slice(0, HIGHLIGHTS).join(', ')}.`)]),
  ];
}

const moments = (
  rows: readonly RecordedRow[],
  { hide, titleOf, mood }: { hide: Hide; titleOf: (row: RecordedRow) => string; mood: boolean },
): BlockOf<'moments'> => ({
  type: 'moments',
  moments: rows.map((row) => ({
    title: titleOf(row),
    when: `${weekdayInWords(row.day)}, ${counted(row.minutes, 'minute')}`,
    how: howItWent(row, mood),
    quote: row.quote === null ? null : hide(row.quote),
    note: row.note !== null && row.note_shareable ? hide(row.note) : null,
  })),
});

function howItWent(row: RecordedRow, mood: boolean): string {
  const joined =
    row.engagement === null ? HOW_THEY_CAME[row.attendance] : HOW_IT_WENT[row.engagement];
  const seemed = mood && row.mood_after !== null ? HOW_THEY_SEEMED[row.mood_after] : undefined;
  const said = row.feedback === 'liked' ? 'liked it' : undefined;
  return firstUpper([joined, seemed, said].filter((each) => each !== undefined).join(', '));
}

/** Of those who agree, and where everybody else in it agrees to be seen by other families (N4). */
async function shownPhotos(
  { db, carehomeId }: Sources,
  residentId: string,
  rows: readonly RecordedRow[],
) {
  const reportIds = rows.flatMap(({ report_type, report_id }) =>
    report_type === 'full' ? report_id : [],
  );
  const candidates = await listPhotosOf(db, carehomeId, residentId, reportIds);
  const allowed = [];
  for (const photo of candidates.slice(0, PHOTOS * 4)) {
    if (allowed.length === PHOTOS) break;
    if (await mayShowTogether(db, carehomeId, photo, [residentId])) allowed.push(photo);
  }
  return allowed;
}
