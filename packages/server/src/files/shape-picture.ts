import { fileURLToPath } from 'node:url';

import { AppError, invalid } from '../core/app-error.ts';
import { minutes, seconds } from '../core/clock.ts';
import { freeBytes } from '../core/free-bytes.ts';
import { WorkerExited, WorkerProcesses } from '../core/worker-processes.ts';
import type { BlurredRegion } from './blurred-region.ts';
import { type BySize, bySize } from './sizes.ts';
import { AT_ONCE, createTurns } from './turns.ts';

const WORKER = fileURLToPath(new URL('./picture-worker.ts', import.meta.url));
// Pixels are outside the heap.
const HEAP_MB = 48;
const IDLE_MS = minutes(1);
// Requests take priority over pictures. On a busy machine such a process may get too little of the
// processor, so a picture that is not finished in time is made again without.
const NICENESS = 10;
// Together below the app's timeout of 30 seconds.
const CALM_MS = seconds(12);
const HURRIED_MS = seconds(13);

/** Upright and without metadata: WebP in every size, and JPEG for print. */
export interface ShapedPicture {
  /** Width and height of the large size. */
  width: number;
  height: number;
  files: BySize<Buffer>;
  /** Undefined if the large size is already all there is. */
  print: Buffer | undefined;
  /** Perceptual hash: 64 bits as hexadecimal digits. */
  look: string;
}

export type PictureWork =
  | { step: 'shape' }
  | { step: 'blur'; regions: readonly BlurredRegion[] }
  | { step: 'crop'; region: BlurredRegion };

/** The bytes of the files follow each other. */
export type PictureAnswer =
  | (Pick<ShapedPicture, 'width' | 'height' | 'look'> & { lengths: BySize<number> })
  | { unreadable: 'pixels' | 'damaged' };

const refused = (message: string) => invalid({ file: [message] });

/**
 * Works in processes of its own: pixels are collected as garbage there, and a file that ends a
 * decoder does not end the server.
 */
export function createPictureShaper({
  idleMs = IDLE_MS,
  calmMs = CALM_MS,
  hurriedMs = HURRIED_MS,
} = {}) {
  const inTurn = createTurns();
  const start = (...args: string[]) =>
    new WorkerProcesses<PictureWork, PictureAnswer>(WORKER, {
      size: AT_ONCE,
      heapMb: HEAP_MB,
      idleMs,
      args,
    });
  const calm = start(String(NICENESS));
  const hurried = start();
  const work = async (file: Buffer, step: PictureWork): Promise<ShapedPicture> => {
    const { answer, bytes } = await inTurn(() =>
      calm
        .askAbout(file, step, calmMs)
        .catch((error: unknown) => {
          if (!isTimeout(error)) throw error;
          return hurried.askAbout(file, step, hurriedMs);
        })
        .catch(blameFile),
    );
    if ('lengths' in answer) return takeApart(answer, bytes);
    throw answer.unreadable === 'pixels' ? tooManyPixels() : damaged();
  };
  return {
    /** Throws 422 if the file is not a picture we can read. */
    shapePicture: async (file: Buffer) => {
      checkType(file);
      return work(file, { step: 'shape' });
    },
    /** In every size and for print, made from the largest one that is stored. */
    blurPicture: (largest: Buffer, regions: readonly BlurredRegion[]) =>
      work(largest, { step: 'blur', regions }),
    /** Cut out of the largest size that is stored. */
    cropPicture: (largest: Buffer, region: BlurredRegion) =>
      work(largest, { step: 'crop', region }),
  };
}

export const { shapePicture, blurPicture, cropPicture } = createPictureShaper();

export const countBytes = ({ files, print }: Pick<ShapedPicture, 'files' | 'print'>): number =>
  Object.values(files).reduce((sum, { length }) => sum + length, print?.length ?? 0);

/** All files of a picture that was made share the memory of one answer. */
export const freePicture = ({ files }: ShapedPicture) => freeBytes(Buffer.from(files.large.buffer));

function takeApart(
  { lengths, ...picture }: Extract<PictureAnswer, { lengths: object }>,
  bytes: Buffer,
): ShapedPicture {
  let at = 0;
  const files = bySize((size) => bytes.subarray(at, (at += lengths[size])));
  return { ...picture, files, print: at < bytes.length ? bytes.subarray(at) : undefined };
}

const isTimeout = (error: unknown) => error instanceof AppError && error.code === 'timeout';

/** Only the file differs from one picture to the next. */
function blameFile(error: unknown): never {
  if (error instanceof WorkerExited) throw damaged();
  throw isTimeout(error) ? tooManyPixels() : error;
}

function checkType(file: Buffer) {
  if (file.length === 0) throw refused('Choose a picture.');
  if (isPhoneFormat(file))
    throw refused(
      'Pictures in the HEIC or AVIF format cannot be read here. Send it as JPEG, PNG or WebP.',
    );
  if (!isPicture(file))
    throw refused('This is not a picture that we can read. Send a JPEG, PNG or WebP.');
}

const tooManyPixels = () => refused('This picture has too many pixels. Send a smaller one.');
const damaged = () => refused('This picture is damaged. Choose another, or save it again first.');

/** By content, not by name. */
function isPicture(file: Buffer): boolean {
  return isJpeg(file) || isPng(file) || isWebp(file);
}

/** HEIC and AVIF come straight from phones, so they get a more helpful message. */
const isPhoneFormat = (file: Buffer) => textAt(file, 4, 'ftyp');

const isJpeg = (file: Buffer) => file.subarray(0, 3).equals(JPEG);
const isPng = (file: Buffer) => file.subarray(0, 8).equals(PNG);
const isWebp = (file: Buffer) => textAt(file, 0, 'RIFF') && textAt(file, 8, 'WEBP');

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const textAt = (file: Buffer, at: number, text: string) =>
  file.toString('latin1', at, at + text.length) === text;
