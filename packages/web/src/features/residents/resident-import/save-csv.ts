import { BYTE_ORDER_MARK } from '@relish/shared/csv.ts';

import { saveFile } from '../../../platform/download.ts';

export const saveCsv = (name: string, csv: string) =>
  saveFile(name, BYTE_ORDER_MARK + csv, 'text/csv;charset=utf-8');
