/** Widths of the characters of our font, in hundredths of its size. */
const GROUPS: readonly (readonly [number, string])[] = [
  [18, '’'],
  [22, "'‘"],
  [25, '|¡¦,.:`´·'],
  [28, ' ;j!li¹ìíîï\u00a0'],
  [31, '¸()'],
  [34, '{}IfÌÍÎÏ'],
  [37, '"”1[]¯J³'],
  [40, 't¨²“'],
  [43, 'ª°ºr'],
  [47, '7s?¿'],
  [51, '-¶vz'],
  [54, '*aàáâãäå$+<=>cxy~¢§«¬±»×ç÷ýÿ24ek¤èéêë'],
  [56, '5Fg£38ð'],
  [59, 'S69Lbqþoòóôõöø–'],
  [62, 'dhpuÞùúûüPZnµñ0BEÈÉÊË'],
  [65, 'ARYÀÁÂÃÄÅÝTVX'],
  [70, 'Kß/\\&CÇ'],
  [76, '¥_DUÐÙÚÛÜGN¼Ñ€'],
  [80, 'HæO½ÒÓÔÕÖØ…@Qw¾'],
  [85, '^#—'],
  [89, '%©®m'],
  [95, 'MÆ'],
  [100, 'W'],
];
const WIDTHS = new Map(
  GROUPS.flatMap(([width, signs]) => signs.split('').map((sign) => [sign, width] as const)),
);
/** For other scripts: rather too wide than too narrow. */
const UNKNOWN = 80;

export const FACES = ['regular', 'italic', 'bold'] as const;
export type Face = (typeof FACES)[number];
const FACTORS: Record<Face, number> = { regular: 1, italic: 0.99, bold: 1.04 };

const MM_PER_POINT = 25.4 / 72;
export const toMm = (points: number) => points * MM_PER_POINT;
export const LINE_HEIGHT = 1.35;

/** In millimetres, for a size in points. */
export function measureText(text: string, size: number, face: Face): number {
  let width = 0;
  for (const sign of text) width += WIDTHS.get(sign) ?? UNKNOWN;
  return (width / 100) * toMm(size) * FACTORS[face];
}

/** Breaks a word that is wider than a line. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && !fits(part + sign)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

/** Lines of at most this width in millimetres, the same on the screen and on paper. */
export function breakLines(
  text: string,
  width: number,
  { size, face }: { size: number; face: Face },
): string[] {
  const measure = (part: string) => measureText(part, size, face);
  const space = measure(' ');
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    // Widths are added up, because a layout breaks the same captions thousands of times.
    let used = 0;
    for (const word of paragraph.split(/\s+/)) {
      const own = measure(word);
      const parts = own <= width ? [word] : breakWord(word, (part) => measure(part) <= width);
      for (const part of parts) {
        const added = parts.length === 1 ? own : measure(part);
        if (line !== '' && used + space + added > width + 1e-9) {
          lines.push(line);
          [line, used] = [part, added];
        } else if (line === '') [line, used] = [part, added];
        else {
          line += ` ${part}`;
          used += space + added;
        }
      }
    }
    return [...lines, line];
  });
}

/** Longer paragraphs read better with full lines. */
const EVEN_LINES = 4;
const SHORTEST_LAST = 0.3;

/**
 * The same number of lines, but of similar length: no word is left alone on the last one. In a long
 * paragraph only the last two lines change.
 */
export function breakEvenly(
  text: string,
  width: number,
  style: { size: number; face: Face },
): string[] {
  const measure = (part: string) => measureText(part, style.size, style.face);
  return text.split('\n').flatMap((paragraph) => {
    const lines = breakLines(paragraph, width, style);
    if (lines.length < 2) return lines;
    if (lines.length > EVEN_LINES) return lengthenLast(lines, width * SHORTEST_LAST, measure);
    // A word is never broken for the sake of even lines.
    const widest = Math.max(...paragraph.split(/\s+/).map(measure));
    let even = lines;
    for (let share = 0.97; share >= 0.5 && width * share >= widest; share -= 0.03) {
      const narrower = breakLines(paragraph, width * share, style);
      if (narrower.length !== lines.length) break;
      even = narrower;
    }
    return even;
  });
}

/** Moves words down from the line above until the last line is long enough. */
function lengthenLast(
  lines: readonly string[],
  atLeast: number,
  measure: (text: string) => number,
) {
  const above = (lines.at(-2) ?? '').split(' ');
  let last = lines.at(-1) ?? '';
  while (measure(last) < atLeast && above.length > 2) last = `${above.pop() ?? ''} ${last}`;
  return [...lines.slice(0, -2), above.join(' '), last];
}

/** Ends a text that has no more room after a whole word. */
export function endWithDots(line: string, width: number, style: { size: number; face: Face }) {
  const words = line.split(' ');
  const join = () => `${words.join(' ').replace(/[,;:.–-]+$/, '')} …`;
  while (words.length > 1 && measureText(join(), style.size, style.face) > width) words.pop();
  return join();
}
