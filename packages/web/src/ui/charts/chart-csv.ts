import { BYTE_ORDER_MARK, writeCsv } from '@relish/shared/csv.ts';

import type { ChartTable } from './chart-data.ts';

export const toCsv = ({ columns, rows }: ChartTable): string =>
  BYTE_ORDER_MARK + writeCsv([columns, ...rows]);
