import { saveFile } from '../../platform/download.ts';

// Without the mark at its beginning, spreadsheets take ë for two letters.
const BYTE_ORDER_MARK = '\uFEFF';

export const saveCsv = (name: string, csv: string) =>
  saveFile(name, BYTE_ORDER_MARK + csv, 'text/csv;charset=utf-8');
