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
  const fits = (line: string) => measureText(line, size, face) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap((each) => breakWord(each, fits))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
}
