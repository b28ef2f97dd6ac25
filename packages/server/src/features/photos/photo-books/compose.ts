import { randomUUID } from 'node:crypto';

import { readQuarter } from '@relish/shared/photos/gazettes/quarters.ts';
import type { BookOrder } from '@relish/shared/photos/photo-books/choices.ts';
import type { Candidate } from '@relish/shared/photos/photo-books/choose.ts';
import type { BookSetting } from '@relish/shared/photos/photo-books/geometry.ts';
import { layOutGazette } from '@relish/shared/photos/photo-books/lay-out-gazette.ts';
import { layOutBook } from '@relish/shared/photos/photo-books/lay-out.ts';
import type { BookPage } from '@relish/shared/photos/photo-books/page.ts';
import { findChapter } from '@relish/shared/photos/photos/life-chapters.ts';

import type { Db } from '../../../db/database.ts';
import { findHomeDetails } from '../../accounts/home-details/public.ts';
import { findHome } from '../../residents/names/public.ts';
import { findLifeDates, findPreferredName, listCandidateIds, listLooks } from './queries.ts';
import {
  type BookSubject,
  listActivities,
  listTexts,
  type ResolvedPhoto,
  resolvePhotos,
} from './resolve.ts';

interface Period {
  from_day: string | null;
  to_day: string | null;
}

export type BookWanted = BookSubject & BookSetting & Period & { order: BookOrder };

/** Photos that the readers of the book may see, latest first; needs a system transaction. */
export async function listShown(
  db: Db,
  carehomeId: string,
  subject: BookSubject,
  period: Period,
): Promise<ResolvedPhoto[]> {
  const ids = await listCandidateIds(db, carehomeId, subject.resident_id, period);
  const resolved = await resolvePhotos(db, carehomeId, subject, ids);
  return ids.flatMap((id) => {
    const photo = resolved.get(id);
    const isShown = photo && photo.decision.see !== 'nothing' && photo.row.state === 'ready';
    // A household names no one, so its photos are never ready.
    const isOwn = subject.resident_id === null && photo?.row.state === 'needs_people';
    return photo && (isShown || isOwn) ? photo : [];
  });
}

/** Every photo that may be a candidate, with what the choice depends on. */
async function listCandidates(
  db: Db,
  carehomeId: string,
  subject: BookSubject,
  period: Period,
): Promise<Candidate[]> {
  const shown = await listShown(db, carehomeId, subject, period);
  const looks = await listLooks(
    db,
    carehomeId,
    shown.map(({ row }) => row.media_id),
  );
  const { resident_id: residentId } = subject;
  const life = residentId === null ? undefined : await findLifeDates(db, carehomeId, residentId);
  return shown.map(({ row, laid }) => ({
    ...laid,
    day: row.sort_on,
    decade: row.decade,
    chapter: life && findChapter({ ...row, day: row.sort_on }, life),
    is_favourite: row.favourite,
    look: looks.get(row.media_id) ?? null,
  }));
}

export async function composePages(
  db: Db,
  carehomeId: string,
  wanted: BookWanted,
): Promise<BookPage[]> {
  const { order, ...setting } = wanted;
  const { name } = await findHome(db, carehomeId);
  return layOutBook({
    from: name,
    closing: wanted.resident_id === null ? null : `With love from everyone at ${name}`,
    candidates: await listCandidates(db, carehomeId, wanted, wanted),
    // Stored with the person's own name, which the edition without names hides when it is read.
    texts: await listTexts(db, carehomeId, { ...wanted, edition: 'named' }, wanted),
    order,
    setting,
    newId: randomUUID,
  });
}

/** The two pages of a quarter; undefined if there is too little to print. */
export async function composeGazette(
  db: Db,
  carehomeId: string,
  { resident_id, quarter }: { resident_id: string; quarter: string },
): Promise<BookPage[] | undefined> {
  const { from, to } = readQuarter(quarter);
  const period = { from_day: from, to_day: to };
  const subject: BookSubject = { resident_id, edition: 'named' };
  const { telephone } = await findHomeDetails(db, carehomeId);
  return layOutGazette({
    name: await findPreferredName(db, carehomeId, resident_id),
    home: (await findHome(db, carehomeId)).name,
    telephone,
    turn: Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(-1)),
    candidates: await listCandidates(db, carehomeId, subject, period),
    texts: [
      ...(await listTexts(db, carehomeId, subject, period)),
      ...(await listActivities(db, carehomeId, subject, period)),
    ],
    newId: randomUUID,
  });
}
