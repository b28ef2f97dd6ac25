import { CATEGORY_WORDS } from '../../../pdf/guide-words.ts';
import { timeIn } from '../../../pdf/in-words.ts';
import {
  ATTENDANCE_WORDS,
  DECLINE_WORDS,
  ENGAGEMENT_WORDS,
  FEEDBACK_WORDS,
  FORMAT_WORDS,
  MOOD_WORDS,
  OUTCOME_WORDS,
  REPORT_PLACE_WORDS,
  SUPPORT_WORDS,
} from '../../../pdf/record-words.ts';
import type { RecordedRow } from './content-queries.ts';

const label = <K extends string | number>(words: Record<K, string>, key: K | null): string =>
  key === null ? '' : words[key];

/** One row per participation; free text only where names are allowed. */
export function participationTable(
  rows: readonly RecordedRow[],
  {
    timeZone,
    labelResident,
    formatTitle,
    words,
  }: {
    timeZone: string;
    labelResident: (residentId: string) => string;
    formatTitle: (row: RecordedRow) => string;
    words: boolean;
  },
): string[][] {
  const columns: [string, (row: RecordedRow) => string][] = [
    ['Date', ({ day }) => day],
    ['Time', ({ started_at }) => timeIn(timeZone, started_at)],
    ['Resident', ({ resident_id }) => labelResident(resident_id)],
    ['Activity', formatTitle],
    ['Kind', ({ category }) => CATEGORY_WORDS[category]],
    ['Format', ({ format }) => FORMAT_WORDS[format]],
    ['Place', ({ place }) => label(REPORT_PLACE_WORDS, place)],
    ['Minutes', ({ minutes }) => String(minutes)],
    ['Attendance', ({ attendance }) => ATTENDANCE_WORDS[attendance]],
    ['Reason for declining', ({ decline_reason }) => label(DECLINE_WORDS, decline_reason)],
    ['Alternative offered', (row) => (row.alternative_offered === null ? '' : 'yes')],
    ['Engagement (0 to 4)', ({ engagement }) => String(engagement ?? '')],
    ['Engagement', ({ engagement }) => label(ENGAGEMENT_WORDS, engagement)],
    ['Mood before', ({ mood_before }) => label(MOOD_WORDS, mood_before)],
    ['Mood after', ({ mood_after }) => label(MOOD_WORDS, mood_after)],
    ['Feedback', ({ feedback }) => label(FEEDBACK_WORDS, feedback)],
    ['Support', ({ support_level }) => label(SUPPORT_WORDS, support_level)],
    ['Outcomes', ({ outcomes }) => outcomes.map((each) => OUTCOME_WORDS[each]).join('; ')],
    ['Report', ({ report_type }) => report_type],
    ['Recorded late', ({ recorded_late }) => (recorded_late ? 'yes' : 'no')],
  ];
  if (words)
    columns.push(
      ['Alternative', ({ alternative_offered }) => alternative_offered ?? ''],
      ['Quote', ({ quote }) => quote ?? ''],
      ['Note', ({ note }) => note ?? ''],
      ['Recorded by', ({ author }) => author ?? ''],
    );
  return [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
}
