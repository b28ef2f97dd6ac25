/** Widths of the characters of our font, in hundredths of its size. */
const GROUPS: readonly (readonly [number, string])[] = [
  [16, "'"],
  [21, ',.:;'],
  [25, '`|¦´·‘’ijìíî'],
  [27, 'l¹¸ï'],
  [29, ' !¡\u00a0'],
  [31, '"()f['],
  [34, 't]{}'],
  [36, 'r°-¯'],
  [38, '_¨ª²³º'],
  [40, '/I\\ÌÍÎÏ“”'],
  [41, '1'],
  [46, 'y¿ýÿvz'],
  [49, 's?x*ck¢ç'],
  [51, '–7J¶'],
  [55, 'a§×àáâãäåLeuèéêëùúûü2<>F^hnoñòóôõöø'],
  [58, 'Tdg~«»EbpqÈÉÊËðþ3Y¤¥±Ýß'],
  [61, '$5PSVÞ69¬+4BRZ£÷'],
  [63, '8X=AKÀÁÂÃÄÅ'],
  [67, '#0CÇ€D…'],
  [70, 'wGHNUÐÑÙÚÛÜ'],
  [73, 'OÒÓÔÕÖØQ&'],
  [82, '@©®M¼½—'],
  [87, 'mW¾æ'],
  [92, 'Æ%'],
];
const WIDTHS = new Map(
  GROUPS.flatMap(([width, signs]) => signs.split('').map((sign) => [sign, width] as const)),
);
/** For other scripts: rather too wide than too narrow. */
const UNKNOWN = 80;

export const FACES = ['light', 'regular', 'italic', 'bold'] as const;
export type Face = (typeof FACES)[number];
const FACTORS: Record<Face, number> = { light: 1, regular: 1, italic: 1, bold: 1.06 };

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
