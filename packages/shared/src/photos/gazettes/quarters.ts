import { addDays, addMonths } from '../../days.ts';

export interface Quarter {
  /** Such as 2026-Q3. */
  key: string;
  from: string;
  to: string;
}

const MONTHS = 3;

export function findQuarter(day: string): Quarter {
  const [year = '', month = '1'] = day.split('-');
  return readQuarter(`${year}-Q${Math.ceil(Number(month) / MONTHS)}`);
}

export const findPreviousQuarter = (day: string): Quarter =>
  findQuarter(addDays(findQuarter(day).from, -1));

export function readQuarter(key: string): Quarter {
  const first = (Number(key.slice(-1)) - 1) * MONTHS + 1;
  const from = `${key.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
  return { key, from, to: addDays(addMonths(from, MONTHS), -1) };
}

const SEASONS = ['Winter', 'Spring', 'Summer', 'Autumn'];

const monthName = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** As printed: Summer 2026, July to September. */
export function describeQuarter(key: string): string {
  const { from, to } = readQuarter(key);
  const season = SEASONS[Number(key.slice(-1)) - 1] ?? '';
  return `${season} ${key.slice(0, 4)}, ${monthName(from)} to ${monthName(to)}`;
}
