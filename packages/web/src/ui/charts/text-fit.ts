/** Average letter width in em, because text cannot be measured before it is drawn. */
const LETTER = 0.54;

export const textWidth = (text: string, em: number): number => text.length * LETTER * em;

/**
 * Wraps to as few lines as fit and ends with an ellipsis; the table and the description have the
 * full text.
 */
export function wrapped(text: string, width: number, em: number, most = 2): string[] {
  const letters = Math.max(4, Math.floor(width / (LETTER * em)));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  const isCut = lines.length > most;
  return shown.map((line, at) => {
    const mustEnd = isCut && at === most - 1;
    if (line.length + Number(mustEnd) <= letters) return mustEnd ? `${line}…` : line;
    return `${line.slice(0, letters - 1)}…`;
  });
}

const STRIDES = [1, 2, 3, 4, 7, 14, 28, 56];

/** Indexes of labels that fit without touching; the latest is always included. */
export function labelled(count: number, step: number, room: number): number[] {
  const stride = STRIDES.find((each) => each * step >= room) ?? count;
  return Array.from({ length: count }, (_, at) => at).filter(
    (at) => (count - 1 - at) % stride === 0,
  );
}
