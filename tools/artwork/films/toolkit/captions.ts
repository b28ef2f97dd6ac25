import type { Caption, Video } from './video.ts';

const clock = (seconds: number) => {
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  const thousandths = Math.round(seconds * 1000);
  return `${part(seconds / 3600)}:${part((seconds / 60) % 60)}:${part((thousandths / 1000) % 60)}.${part(thousandths % 1000, 3)}`;
};

const LINE_LENGTH = 42;

/** Breaks a caption into lines of similar length that fit the screen. */
function broken(text: string): string {
  if (text.includes('\n') || text.length <= LINE_LENGTH) return text;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted(
    (a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2),
  )[0]!;
  return `${text.slice(0, middle)}\n${text.slice(middle + 1)}`;
}

function check(captions: readonly Caption[], seconds: number): void {
  for (const [index, { from, until, text }] of captions.entries()) {
    const next = captions[index + 1]?.from ?? seconds;
    if (!(from < until && until <= next))
      throw new Error(`The caption “${text}” does not fit between its neighbours.`);
  }
}

export function webVtt({ captions, seconds }: Video): string {
  check(captions, seconds);
  const cues = captions.map(
    ({ from, until, text }) => `${clock(from)} --> ${clock(until)}\n${broken(text)}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
