import { Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';

import { readFrames, writeFrame } from '../core/frames.ts';
import { freeBytes } from '../core/free-bytes.ts';
import { PIPE, type WorkerFault } from '../core/worker-processes.ts';
import { blurPixels, cropPixels } from './change-pixels.ts';
import { encodeChanged, encodeUpload, UnreadablePicture } from './encode-picture.ts';
import type { PictureAnswer, PictureWork, ShapedPicture } from './shape-picture.ts';
import { bySize, SIZE_NAMES } from './sizes.ts';

// Never a higher priority than the server’s, which the system would refuse.
setPriority(Math.max(getPriority(), Number(process.argv[2] ?? 0)));

const pipe = new Socket({ fd: PIPE });

function doWork(file: Buffer, work: PictureWork): Promise<ShapedPicture> {
  switch (work.step) {
    case 'shape':
      return encodeUpload(file);
    case 'blur':
      return encodeChanged(file, (pixels) => blurPixels(pixels, work.regions));
    case 'crop':
      return encodeChanged(file, (pixels) => cropPixels(pixels, work.region));
  }
}

const reply = (
  answer: PictureAnswer | WorkerFault,
  files: Buffer[] = [],
  onWritten: () => void = () => {},
) => writeFrame(pipe, answer, files, onWritten);

function replyPicture({ files, print, ...picture }: ShapedPicture) {
  const made = [...SIZE_NAMES.map((size) => files[size]), ...(print ? [print] : [])];
  const lengths = bySize((size) => files[size].length);
  reply({ ...picture, lengths }, made, () => {
    for (const file of made) freeBytes(file);
  });
}

readFrames(pipe, ({ message, bytes }) => {
  doWork(bytes, message as PictureWork)
    .then(replyPicture, (error: unknown) => {
      if (error instanceof UnreadablePicture)
        reply({ unreadable: error.hasTooManyPixels ? 'pixels' : 'damaged' });
      else reply({ fault: `a picture could not be made: ${String(error)}` });
    })
    .finally(() => freeBytes(Buffer.from(bytes.buffer)));
});
process.on('disconnect', () => process.exit());
