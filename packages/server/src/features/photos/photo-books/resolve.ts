import type { Edition } from '@relish/shared/photos/photo-books/choices.ts';
import type { BookText } from '@relish/shared/photos/photo-books/lay-out.ts';
import type {
  BookPage,
  LaidPhoto,
  PageNote,
  TextSource,
} from '@relish/shared/photos/photo-books/page.ts';
import type { PhotoDecision, PhotoViewer } from '@relish/shared/photos/photos/decide.ts';
import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';
import { mayBeShared } from '@relish/shared/residents/about-me/limits.ts';
import { SECTIONS } from '@relish/shared/residents/about-me/sections.ts';

import type { Db } from '../../../db/database.ts';
import { listEntries } from '../../residents/about-me/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { hidingOthers, hidingResidents } from '../../residents/names/public.ts';
import {
  decideStored,
  hidingInPhoto,
  listPhotosById,
  type PhotoRow,
  readFacts,
} from '../photos/public.ts';
import { findPreferredName, listEnjoyed, listQuotes } from './queries.ts';

/** The part of a book that decides what it may show. */
export interface BookSubject {
  resident_id: string | null;
  edition: Edition;
}

/** A book is for the family, whoever makes it, so it shows what every relative of the person may see. */
const viewerOf = ({ resident_id }: BookSubject): PhotoViewer =>
  resident_id === null
    ? { kind: 'household' }
    : { kind: 'family', residentIds: [resident_id], isUploader: false };

export interface ResolvedPhoto {
  row: PhotoRow;
  decision: PhotoDecision;
  laid: LaidPhoto;
}

/** Decides about each photo for the readers of the book; needs a system transaction. */
export async function resolvePhotos(
  db: Db,
  carehomeId: string,
  subject: BookSubject,
  ids: readonly string[],
): Promise<Map<string, ResolvedPhoto>> {
  const rows = await listPhotosById(db, carehomeId, [...new Set(ids)]);
  const facts = await readFacts(
    db,
    carehomeId,
    rows.map(({ id }) => id),
  );
  const hide = await hidingNames(db, carehomeId, subject);
  const viewer = viewerOf(subject);
  return new Map(
    rows.map((row) => {
      const regions = facts.people(row.id).flatMap(({ region }) => region ?? []);
      const { id, width, height } = row;
      const caption = hidingInPhoto(row, listFamilyOf(subject), hide)(row.caption);
      const laid = { id, width, height, caption, focus: joinRegions(regions) };
      return [id, { row, decision: decideStored(row, facts, viewer), laid }];
    }),
  );
}

/** Around all faces; without saying whose they are. */
function joinRegions(regions: readonly PhotoRegion[]): LaidPhoto['focus'] {
  if (regions.length === 0) return null;
  const x = Math.min(...regions.map((each) => each.x));
  const y = Math.min(...regions.map((each) => each.y));
  const right = Math.max(...regions.map((each) => each.x + each.w));
  const bottom = Math.max(...regions.map((each) => each.y + each.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** N1: no names of other residents; in the nameless edition of no resident at all. */
export async function hidingNames(db: Db, carehomeId: string, subject: BookSubject) {
  const { resident_id: own, edition } = subject;
  const hide =
    edition === 'nameless'
      ? await hidingResidents(db, carehomeId)
      : own === null
        ? (text: string) => text
        : await hidingOthers(db, carehomeId, [own]);
  return <T extends string | null>(text: T) => (text === null ? text : hide(text)) as T;
}

/** Whose family reads their own words as they wrote them; the edition without names has no exceptions. */
const listFamilyOf = ({ resident_id, edition }: BookSubject) =>
  resident_id === null || edition === 'nameless' ? [] : [resident_id];

const TOLD_BY_FAMILY = 'Told by the family';

interface Period {
  from_day: string | null;
  to_day: string | null;
}

/** Texts that the family may read now: parts of About me, and quotes from records. */
export async function listTexts(
  db: Db,
  carehomeId: string,
  subject: BookSubject,
  wanted: Period | { sources: readonly TextSource[] },
): Promise<BookText[]> {
  const { resident_id: id, edition } = subject;
  if (id === null) return [];
  const agreed = await listAgreements(db, carehomeId, [id]);
  const isWanted = (kind: TextSource['kind'], sourceId: string) =>
    !('sources' in wanted) ||
    wanted.sources.some((each) => each.kind === kind && each.id === sourceId);
  const hide = await hidingNames(db, carehomeId, subject);
  const isNamed = edition === 'named';
  const entries = agreed(id, 'share_about_me_family')
    ? await listEntries(db, carehomeId, id, ['accepted'])
    : [];
  const quotes = agreed(id, 'share_activity_family')
    ? await listQuotes(
        db,
        carehomeId,
        id,
        'sources' in wanted
          ? { ids: wanted.sources.filter(({ kind }) => kind === 'record').map((each) => each.id) }
          : wanted,
      )
    : [];
  const name = quotes.length === 0 ? '' : await findPreferredName(db, carehomeId, id);
  return [
    ...entries
      .filter(
        (entry) =>
          entry.visibility === 'staff_family' &&
          mayBeShared(entry.section_key) &&
          entry.section_key !== 'please' &&
          isWanted('about_me', entry.id),
      )
      .map((entry): BookText => ({
        heading: SECTIONS[entry.section_key].title,
        // They read it in About me as it is.
        text: isNamed && entry.voice === 'relative' ? entry.text : hide(entry.text),
        by: entry.voice === 'relative' ? TOLD_BY_FAMILY : null,
        day: null,
        source: { kind: 'about_me', id: entry.id },
      })),
    ...quotes.map(({ id: reportId, day, quote }): BookText => ({
      heading: null,
      text: hide(quote.replaceAll(/^["“”']+|["“”']+$/g, '')),
      // The nameless edition does not say who said it.
      by: edition === 'nameless' ? null : `${name}, ${writeDay(day)}`,
      day,
      source: { kind: 'record', id: reportId },
    })),
  ];
}

/** Titles of activities that the family may read now; own titles without other names. */
export async function listActivities(
  db: Db,
  carehomeId: string,
  subject: BookSubject,
  wanted: Period | { ids: string[] },
): Promise<BookText[]> {
  const { resident_id: id } = subject;
  if (id === null) return [];
  const agreed = await listAgreements(db, carehomeId, [id]);
  if (!agreed(id, 'share_activity_family')) return [];
  const hide = await hidingNames(db, carehomeId, subject);
  const rows = await listEnjoyed(db, carehomeId, id, wanted);
  return rows.map(({ id: reportId, day, title, own_title }) => ({
    heading: null,
    text: own_title ? hide(title) : title,
    by: null,
    day,
    source: { kind: 'activity', id: reportId },
  }));
}

const sourceKey = ({ kind, id }: TextSource) => `${kind} ${id}`;

/** Those of the texts that the family may read now (N24). */
async function readShared(
  db: Db,
  carehomeId: string,
  subject: BookSubject,
  sources: readonly TextSource[],
): Promise<(source: TextSource) => BookText | undefined> {
  const activities = sources.filter(({ kind }) => kind === 'activity').map(({ id }) => id);
  const others = sources.filter(({ kind }) => kind !== 'activity');
  const texts = [
    ...(others.length === 0 ? [] : await listTexts(db, carehomeId, subject, { sources: others })),
    ...(activities.length === 0
      ? []
      : await listActivities(db, carehomeId, subject, { ids: activities })),
  ];
  const shared = new Map(texts.map((text) => [sourceKey(text.source), text]));
  return (source) => shared.get(sourceKey(source));
}

/** Whether the family may read the texts of these sources now (N24). */
export async function findShared(
  ...wanted: Parameters<typeof readShared>
): Promise<(source: TextSource) => boolean> {
  const findText = await readShared(...wanted);
  return (source) => findText(source) !== undefined;
}

const writeDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

export const listSources = (pages: readonly BookPage[]): TextSource[] =>
  pages.flatMap(({ source, photos, notes = [] }) => [
    ...(source ? [source] : []),
    ...photos.flatMap((photo) => photo.source ?? []),
    ...notes.map((note) => note.source),
  ]);

/** N24: a text is shown only while its source is shared; nameless and of the family’s own names. */
export async function resolvePages(
  db: Db,
  carehomeId: string,
  subject: BookSubject,
  pages: readonly BookPage[],
): Promise<{ pages: BookPage[]; withheld: string[] }> {
  const findText = await readShared(db, carehomeId, subject, listSources(pages));
  const isShared = (source: TextSource) => findText(source) !== undefined;
  const hide = await hidingNames(db, carehomeId, subject);
  const withheld = pages.flatMap(({ id, source }) => (source && !isShared(source) ? id : []));
  /** Words of the family stay as they wrote them, whole or in part. */
  const hideIn = (text: string | null, source: TextSource | null | undefined) => {
    const said = source ? findText(source) : undefined;
    const isOwn = said?.by === TOLD_BY_FAMILY && text !== null && said.text.includes(text);
    return isOwn ? text : hide(text);
  };
  const resolveNote = (note: PageNote): PageNote => {
    if (!isShared(note.source)) return { ...note, text: null, by: null };
    // A title of the library names no one, even if it has a name in it.
    const isTitle = note.source.kind === 'activity';
    return isTitle ? note : { ...note, text: hideIn(note.text, note.source) };
  };
  return {
    withheld,
    pages: pages.map((page) => {
      const isWithheld = withheld.includes(page.id);
      return {
        ...page,
        heading: hide(page.heading),
        text: isWithheld ? null : hideIn(page.text, page.source),
        by:
          isWithheld || (subject.edition === 'nameless' && page.kind === 'text')
            ? null
            : hide(page.by),
        photos: page.photos.map((photo) => ({
          ...photo,
          caption:
            photo.source && !isShared(photo.source) ? null : hideIn(photo.caption, photo.source),
        })),
        ...(page.notes && { notes: page.notes.map(resolveNote) }),
      };
    }),
  };
}
