import { randomUUID } from 'node:crypto';

import type { BookOrder } from '@relish/shared/photos/photo-books/choices.ts';
import type { Candidate } from '@relish/shared/photos/photo-books/choose.ts';
import type { BookSetting } from '@relish/shared/photos/photo-books/geometry.ts';
import { layOutBook } from '@relish/shared/photos/photo-books/lay-out.ts';
import type { BookPage } from '@relish/shared/photos/photo-books/page.ts';

import type { Db } from '../../../db/database.ts';
import { findHome } from '../../residents/names/public.ts';
import { listCandidateIds, listLooks } from './queries.ts';
import { type BookSubject, listTexts, type ResolvedPhoto, resolvePhotos } from './resolve.ts';

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
  return shown.map(({ row, laid }) => ({
    ...laid,
    day: row.sort_on,
    decade: row.decade,
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
