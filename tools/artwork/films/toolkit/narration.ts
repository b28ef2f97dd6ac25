import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { mix, shown } from './motion.ts';
import { add, RATE, silence, soften, type Track } from './sound.ts';
import type { Caption } from './video.ts';

const HEADER = 44;
const RATE_AT = 24;
const STEP_BACK = { to: 0.35, fade: 0.6 };
const SLOW = ['-v', 'en-gb', '-s', '118', '-p', '36', '-g', '6', '-a', '80'];

function spoken(sentence: string): Track {
  const folder = mkdtempSync(join(tmpdir(), 'narration-'));
  try {
    const file = join(folder, 'line.wav');
    execFileSync('espeak-ng', [...SLOW, '-w', file, sentence]);
    return soften(resampled(readFileSync(file)), 5200);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function resampled(wav: Buffer): Track {
  const rate = wav.readUInt32LE(RATE_AT);
  const count = Math.floor((wav.length - HEADER) / 2);
  const sample = (index: number) =>
    index < count ? wav.readInt16LE(HEADER + index * 2) / 32_768 : 0;
  return silence(count / rate).map((_, index) => {
    const place = (index * rate) / RATE;
    const whole = Math.floor(place);
    return sample(whole) + (sample(whole + 1) - sample(whole)) * (place - whole);
  });
}

/** Compresses the voice, so that every word is audible. */
const evened = (voice: Track): Track => voice.map((sample) => Math.tanh(sample * 2.5) * 0.4);

/** Lowers the music during speech. */
function stepBack(music: Track, from: number, until: number): void {
  const [first, last] = [from - STEP_BACK.fade, until + STEP_BACK.fade];
  for (let i = Math.max(0, Math.round(first * RATE)); i < last * RATE && i < music.length; i += 1)
    music[i]! *= mix(1, STEP_BACK.to, shown(i / RATE, first, last, STEP_BACK.fade));
}

/** Speaks every caption, except for names of sounds, at the time it is shown. */
export function narrate(music: Track, captions: readonly Caption[]): void {
  for (const { from, until, text } of captions) {
    if (text.startsWith('[')) continue;
    const voice = spoken(text);
    const end = from + voice.length / RATE;
    if (end > until)
      throw new Error(
        `“${text}” takes until ${end.toFixed(1)} to say: show it longer than ${until}.`,
      );
    stepBack(music, from, end);
    add(music, evened(voice), from);
  }
}
