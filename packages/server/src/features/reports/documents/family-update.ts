import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { dayIn } from '@relish/shared/days.ts';
import type { Block, BlockOf } from '@relish/shared/reports/documents/content.ts';
import { countMinutes } from '@relish/shared/reports/figures/minutes.ts';
import { isHeld } from '@relish/shared/reports/reports/distress.ts';
import { howItWent } from '@relish/shared/reports/reports/how-it-went.ts';

import {
  counted,
  dayInWords,
  firstUpper,
  minutesInWords,
  periodInWords,
  weekdayInWords,
} from '../../../pdf/in-words.ts';
import { FAMILY_WORDS } from '../../../pdf/record-words.ts';
import { decideRecordPhotos } from '../../photos/photos/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { findHome, hidingOthers } from '../../residents/names/public.ts';
import { text } from './blocks.ts';
import {
  findPersonName,
  findSubject,
  listPhotos,
  listRecorded,
  type RecordedRow,
} from './content-queries.ts';
import { ideasForVisit } from './ideas-for-visit.ts';
import type { Built, Sources, Wanted } from './sources.ts';

const MOMENTS = 60;
const HIGHLIGHTS = 3;
const PHOTOS = 12;
const ABSORBED = 4;

/**
 * family_update (domain 3.6): only what is shared now. Reads nothing internal and names no other
 * resident (N9, N11).
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
  const agreed = await listAgreements(db, carehomeId, [person.id]);
  const shares = agreed(person.id, 'share_activity_family');
  const recorded = shares ? await listRecorded(db, carehomeId, { from, to }, [person.id]) : [];
  const rows = recorded
    .filter((row) => row.family_sees)
    .map(asTold)
    .toReversed();
  const hide = await hidingOthers(db, carehomeId, [person.id]);
  const hideInTitle = (row: RecordedRow) => (row.own_title ? hide(row.title) : row.title);
  const shown = rows.slice(0, MOMENTS);
  const photos = await shownPhotos(sources, person.id, shown);
  const sender = await findPersonName(db, wanted.requested_by);

  const sections = [
    { title: 'In short', blocks: [text(inShort(name, rows, wanted))] },
    { title: 'Highlights', blocks: highlights(shown, hide, hideInTitle) },
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
        moments(shown, {
          hide,
          formatTitle: hideInTitle,
          mood: agreed(person.id, 'share_mood_family'),
        }),
        ...(rows.length > MOMENTS
          ? [text(`And ${counted(rows.length - MOMENTS, 'more time')} before that.`)]
          : []),
      ],
    },
    await ideasForVisit(sources, {
      id: person.id,
      name,
      day: to,
      timeZone: home.time_zone,
      seesInterests: agreed(person.id, 'share_about_me_family'),
    }),
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
      remark: writeRemark(name, {
        shares,
        count: rows.length,
        held: recorded.filter(isHeldBack).length,
      }),
    },
    shown: {
      reports: shown.map(({ report_id }) => report_id),
      photos: photos.map(({ media_id, key }) => ({ media_id, key })),
    },
    table: () => [],
  };
}

/**
 * Quick records show only activity and duration (domain 3.5). For distress, only the sentence
 * written for the family.
 */
function asTold(row: RecordedRow): RecordedRow {
  if (row.tells_distress)
    return { ...row, quote: null, note: row.family_sentence, engagement: null };
  if (row.report_type !== 'full') return { ...row, quote: null, note: null };
  return row.note_shareable ? row : { ...row, note: null };
}

const hasContent = ({ blocks }: { blocks: Block[] }) =>
  blocks.some((block) => !('moments' in block) || block.moments.length > 0);

const isHeldBack = (row: RecordedRow) =>
  row.share_with_family && !row.family_sees && row.family_decision === null && isHeld(row);

/** For the colleague who prepares it, never for families. */
function writeRemark(
  name: string,
  { shares, count, held }: { shares: boolean; count: number; held: number },
) {
  if (!shares) return `${name} has not agreed that activities are shared with the family.`;
  const remarks = [
    ...(count === 0 ? [`Nothing of these days is shared with ${name}’s family.`] : []),
    ...(held > 0
      ? [
          `${counted(held, 'moment')} of distress ${held === 1 ? 'is' : 'are'} held back until a colleague writes a sentence for the family.`,
        ]
      : []),
  ];
  return remarks.length === 0 ? null : remarks.join(' ');
}

function inShort(name: string, rows: readonly RecordedRow[], { from, to }: Wanted): string {
  if (rows.length === 0) return `There is nothing to tell from ${periodInWords(from, to)} yet.`;
  const kinds = new Set(rows.map(({ category }) => category)).size;
  return `${name} was at ${counted(rows.length, 'activity', 'activities')}, ${minutesInWords(Math.round(countMinutes(rows)))} in all${kinds > 1 ? `, of ${kinds} different kinds` : ''}.`;
}

type Hide = (text: string) => string;

/** Quotes first, then high engagement. */
function highlights(
  rows: readonly RecordedRow[],
  hide: Hide,
  formatTitle: (row: RecordedRow) => string,
): Block[] {
  const quotes = [...new Map(rows.map((row) => [row.quote, row])).values()].flatMap((row) =>
    row.quote === null
      ? []
      : [{ text: hide(row.quote), about: `${formatTitle(row)}, ${weekdayInWords(row.day)}` }],
  );
  const absorbed = [...new Set(rows.filter((row) => row.engagement === ABSORBED).map(formatTitle))];
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
  {
    hide,
    formatTitle,
    mood,
  }: { hide: Hide; formatTitle: (row: RecordedRow) => string; mood: boolean },
): BlockOf<'moments'> => ({
  type: 'moments',
  moments: rows.map((row) => ({
    title: formatTitle(row),
    when: `${weekdayInWords(row.day)}, ${counted(row.minutes, 'minute')}`,
    how: inWords(row, mood),
    quote: row.quote === null ? null : hide(row.quote),
    note: row.note === null ? null : hide(row.note),
  })),
});

const inWords = (row: RecordedRow, sharesMood: boolean): string =>
  firstUpper(
    howItWent(row, { sharesMood, hasNote: row.note !== null })
      .map((how) => FAMILY_WORDS[how])
      .join(', '),
  );

/** Only with consent of everyone in it (N4). */
async function shownPhotos(
  { db, carehomeId }: Sources,
  residentId: string,
  rows: readonly RecordedRow[],
) {
  const reportIds = rows.flatMap(({ report_type, report_id }) =>
    report_type === 'full' ? report_id : [],
  );
  const candidates = await listPhotos(db, carehomeId, residentId, reportIds);
  const seen = await decideRecordPhotos(
    db,
    carehomeId,
    candidates.map(({ media_id }) => media_id),
    { kind: 'family', residentIds: [residentId], isUploader: false },
  );
  // A document holds originals only: its file cannot change with a consent.
  return candidates.filter(({ media_id }) => seen(media_id) === 'original').slice(0, PHOTOS);
}
