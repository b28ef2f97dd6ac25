import { addDays } from '@relish/shared/days.ts';

import { formatMonthDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

export const LAYOUT_NAMES = {
  large_print: m.programme_layout_large_print,
  pictures: m.programme_layout_pictures,
  table_card: m.programme_layout_table_card,
};
export const PAPER_NAMES = { a4: m.programme_paper_a4, a3: m.programme_paper_a3 };

/** `16 November to 22 November` */
export const nameWeek = (monday: string) =>
  m.programme_week_days({ from: formatMonthDay(monday), to: formatMonthDay(addDays(monday, 6)) });
