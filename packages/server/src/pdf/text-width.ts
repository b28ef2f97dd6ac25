/** Estimates of the width of our font, in parts of its size: rather too wide than too narrow. */
const NARROW = /[ijlftr.,:;'’‘!|()\-\s]/;
const WIDE = /[mwMW@%—…]/;
const CAPITAL = /[A-Z&]/;
const PLAIN = /[a-z0-9]/;

function widthOf(character: string): number {
  if (NARROW.test(character)) return 0.38;
  if (WIDE.test(character)) return 0.95;
  if (CAPITAL.test(character)) return 0.72;
  return PLAIN.test(character) ? 0.58 : 0.95;
}

export function estimateWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width * size;
}

/** Breaks a word that is wider than a line. */
function breakWord(word: string, width: number, size: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && estimateWidth(part + character, size) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** Lines of at most this width, so that their number is known before anything is drawn. */
export function wrapText(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, width, size))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (estimateWidth(longer, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A size of type at which the text fits one line, or with the smallest size as much of it as fits. */
export function fitLine(
  text: string,
  width: number,
  { most, least }: { most: number; least: number },
): { text: string; size: number } {
  const size = Math.min(most, width / estimateWidth(text, 1));
  if (size >= least) return { text, size };
  let shown = '';
  for (const character of text) {
    if (estimateWidth(`${shown}${character}…`, least) > width) break;
    shown += character;
  }
  return { text: `${shown.trimEnd()}…`, size: least };
}
