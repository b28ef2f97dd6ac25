import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { toWav } from './sound.ts';
import { HEIGHT, WIDTH } from './svg.ts';
import type { Video } from './video.ts';

const FRAMES_PER_SECOND = 12;
const AHEAD = 8;
const SOUND_BITS = '32k';

const pixels = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

/**
 * Renders a few frames ahead, in order. A frame identical to the last one is not rendered again.
 */
async function* frames({ frame, seconds }: Video): AsyncGenerator<Buffer> {
  const waiting: Promise<Buffer>[] = [];
  let last = { svg: '', drawn: Promise.resolve(Buffer.alloc(0)) };
  for (let index = 0; index < seconds * FRAMES_PER_SECOND; index += 1) {
    const svg = frame(index / FRAMES_PER_SECOND);
    if (svg !== last.svg) last = { svg, drawn: pixels(svg) };
    waiting.push(last.drawn);
    if (waiting.length > AHEAD) yield waiting.shift()!;
  }
  yield* waiting;
}

/** Deterministic: no dates or machine names in the file. */
const settings = (video: Video, sound: string, target: string): string[] =>
  [
    ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
    ['-s', `${WIDTH}x${HEIGHT}`, '-r', `${FRAMES_PER_SECOND}`, '-i', 'pipe:0', '-i', sound],
    ['-vf', 'scale=out_color_matrix=bt709:flags=accurate_rnd', '-colorspace', 'bt709'],
    ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ['-c:v', 'libx264', '-profile:v', 'main', '-level', '3.0', '-pix_fmt', 'yuv420p'],
    ['-preset', 'medium', '-crf', `${video.coarseness}`, '-threads', '2', '-g', '120'],
    ['-x264-params', 'aq-mode=3:aq-strength=1.1:deblock=1,1'],
    ['-c:a', 'aac', '-b:a', SOUND_BITS, '-ac', '1', '-map_metadata', '-1', '-shortest'],
    ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ['-movflags', '+faststart', target],
  ].flat();

export async function encode(video: Video, target: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'video-'));
  try {
    const sound = join(folder, 'sound.wav');
    writeFileSync(sound, toWav(video.sound()));
    const ffmpeg = spawn('ffmpeg', settings(video, sound, target), {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const ended = once(ffmpeg, 'close') as Promise<[number]>;
    for await (const frame of frames(video))
      if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
    ffmpeg.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error(`ffmpeg could not make ${target}.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const poster = (video: Video): Promise<Buffer> =>
  sharp(Buffer.from(video.frame(video.poster.at)))
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
