/** RFC 4180, as common spreadsheets write it. */

const SEPARATORS = [',', ';', '\t'] as const;
/** At the beginning of a file: without it spreadsheets take ë for two letters. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The most frequent in the first line. */
function detectSeparator(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

export interface CsvRow {
  /** As in a spreadsheet: the header is line 1, and empty lines count. */
  line: number;
  cells: string[];
}

/** Skips empty lines. */
export const readCsv = (input: string): string[][] => readCsvRows(input).map(({ cells }) => cells);

export function readCsvRows(csv: string): CsvRow[] {
  const text = csv.startsWith(BYTE_ORDER_MARK) ? csv.slice(1) : csv;
  const separator = detectSeparator(text);
  const rows: CsvRow[] = [];
  let line = 0;
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    line += 1;
    if (row.some((each) => each.trim() !== '')) rows.push({ line, cells: row });
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += letter;
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r' || text[at + 1] !== '\n') cell += letter;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

// Spreadsheets run cells that start like this as formulas.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Numbers are written as they are: a minus makes them no formula. */
type CsvCell = string | number | null;

/** An apostrophe turns a formula into text. */
export const disarm = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Reverses `disarm` and strips formula prefixes. */
export const disarmed = (cell: string): string =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
    .replace(/^[=+\-@\t\r\s]+/, '');

export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => row.map(written).join(',') + '\r\n').join('');

function written(cell: CsvCell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : quote(disarm(cell));
}

const quote = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
