import type { TextSource } from '@relish/shared/photos/photo-books/page.ts';

import type { Db } from '../../../db/database.ts';
import type { PageUse } from '../../../db/photo-book-tables.ts';
import { type BookSubject, findShared, type ResolvedPhoto, resolvePhotos } from './resolve.ts';

/** The picture and the places blurred in it: another crop or blur is another text. */
export const describeShown = ({ row, decision }: ResolvedPhoto): string =>
  decision.see === 'nothing'
    ? 'nothing'
    : [
        row.media_id,
        ...decision.blur.map(({ x, y, w, h }) => [x, y, w, h].join(',')).toSorted(),
      ].join(' ');

const SOURCES: readonly TextSource['kind'][] = ['about_me', 'record', 'activity'];

function toSource({ source_id, shown }: PageUse): TextSource[] {
  const kind = SOURCES.find((each) => each === shown);
  return source_id === null || kind === undefined ? [] : [{ kind, id: source_id }];
}

/** Which of these uses could not be printed today in the same way (N24). */
export async function findAffected(
  db: Db,
  carehomeId: string,
  subject: BookSubject,
  uses: readonly PageUse[],
): Promise<Set<PageUse>> {
  const photos = await resolvePhotos(
    db,
    carehomeId,
    subject,
    uses.flatMap(({ photo_id }) => photo_id ?? []),
  );
  const isShared = await findShared(db, carehomeId, subject, uses.flatMap(toSource));
  return new Set(
    uses.filter((use) => {
      const { photo_id, shown } = use;
      if (photo_id === null) return !toSource(use).every(isShared);
      const photo = photos.get(photo_id);
      if (!photo || photo.decision.see === 'nothing') return true;
      const now = describeShown(photo);
      // A person who was blurred and has agreed since is no reason to print again.
      return now !== shown && !isWider(shown, now);
    }),
  );
}

/** Whether the print hides at least every place that is hidden now. */
const isWider = (printed: string, now: string) => {
  const [picture, ...places] = printed.split(' ');
  const [today, ...hidden] = now.split(' ');
  return picture === today && hidden.every((place) => places.includes(place));
};

export const countPages = (uses: Iterable<PageUse>) =>
  new Set([...uses].map(({ page_id }) => page_id)).size;
