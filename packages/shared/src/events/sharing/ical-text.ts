/** Content lines of RFC 5545. */

/** All but new lines and tabs. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/** A TEXT value: new lines and separators are escaped, other control characters removed. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(CONTROL, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`);

const MOST_OCTETS = 75;

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

/** Breaks a long line between characters, never inside one. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}

export const toContent = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

const basic = (text: string) => text.replaceAll(/[-:]/g, '');

/** '2026-11-18' to '20261118'. */
export const toIcalDate = basic;

/** '2026-11-18' and '14:30' to '20261118T143000'. */
export const toIcalTime = (day: string, time: string) => `${basic(day)}T${basic(time)}00`;

export const toIcalInstant = (instant: Date) => `${basic(instant.toISOString().slice(0, 19))}Z`;
