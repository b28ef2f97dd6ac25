import { makePdf } from '../../documents/pdf.ts';
import { asJpeg } from '../../media/as-jpeg.ts';
import type { Media } from '../../media/media.ts';
import { createTurns } from '../../media/turns.ts';
import type { Built } from './sources.ts';

/** Out of a hundred: what is done before and after the photos are fetched. */
export const WHEN_READ = 30;
const WHEN_ILLUSTRATED = 70;

interface Doors {
  media: Media;
  tell: (progress: number) => Promise<unknown>;
}

// A page with photos takes much memory while it is set.
const inTurn = createTurns(1);

/** The file of a document. */
export const setPages = (built: Built, doors: Doors): Promise<Buffer> =>
  inTurn(() => setThem(built, doors));

async function setThem({ content, shown }: Built, { media, tell }: Doors): Promise<Buffer> {
  const photos: Record<string, string> = {};
  for (const [at, { media_id, key }] of shown.photos.entries()) {
    const picture = await media.read(key, 'large');
    if (picture)
      photos[media_id] = `data:image/jpeg;base64,${(await asJpeg(picture)).toString('base64')}`;
    const share = (at + 1) / shown.photos.length;
    await tell(Math.round(WHEN_READ + (WHEN_ILLUSTRATED - WHEN_READ) * share));
  }
  await tell(WHEN_ILLUSTRATED);
  return makePdf({ layout: 'report', content, photos });
}
