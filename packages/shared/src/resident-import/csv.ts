/** Comma-separated values as RFC 4180 and the usual spreadsheets write them. */

const SEPARATORS = [',', ';', '\t'] as const;
const BYTE_ORDER_MARK = '\uFEFF';

/** The separator that the first line uses most. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

export interface CsvRow {
  /** As a spreadsheet counts: the header is line 1, and an empty line counts too. */
  line: number;
  cells: string[];
}

/** Rows of cells; empty lines are left out. */
export const readCsv = (given: string): string[][] => readCsvRows(given).map(({ cells }) => cells);

export function readCsvRows(given: string): CsvRow[] {
  const text = given.startsWith(BYTE_ORDER_MARK) ? given.slice(1) : given;
  const separator = separatorOf(text);
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

// A spreadsheet runs a cell that begins like this as a formula, whoever wrote it.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** For writing: an apostrophe makes a formula text. */
export const disarm = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** For reading: takes our own apostrophe off again, and what a formula would begin with. */
export const disarmed = (cell: string): string =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
    .replace(/^[=+\-@\t\r\s]+/, '');

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quote(disarm(cell))).join(',') + '\r\n').join('');

const quote = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
