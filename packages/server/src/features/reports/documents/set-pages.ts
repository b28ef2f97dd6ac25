import { asJpeg } from '../../../files/as-jpeg.ts';
import type { Media } from '../../../files/media.ts';
import type { MakePdf } from '../../../pdf/pdf.ts';
import type { ReportDocument } from '../../../pdf/report-layout.ts';
import type { Built } from './sources.ts';

/** Progress in per cent before and after the photos are fetched. */
export const WHEN_READ = 30;
const WHEN_ILLUSTRATED = 70;

interface Dependencies {
  media: Media;
  makePdf: MakePdf;
  tell: (progress: number) => Promise<unknown>;
}

export async function setPages(
  { content, shown }: Built,
  { media, makePdf, tell }: Dependencies,
): Promise<Buffer> {
  const photos: ReportDocument['photos'] = {};
  for (const [at, { media_id, key }] of shown.photos.entries()) {
    const picture = await media.read(key, 'large');
    // Copied into its own buffer, so that it can be transferred to a worker.
    if (picture) photos[media_id] = new Uint8Array(await asJpeg(picture));
    const share = (at + 1) / shown.photos.length;
    await tell(Math.round(WHEN_READ + (WHEN_ILLUSTRATED - WHEN_READ) * share));
  }
  await tell(WHEN_ILLUSTRATED);
  return makePdf({ layout: 'report', content, photos });
}
