import { CATEGORY_WORDS } from '../../documents/guide-words.ts';
import { timeIn } from '../../documents/in-words.ts';
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
} from '../../documents/record-words.ts';
import type { RecordedRow } from '../document-content/queries.ts';

const said = <K extends string | number>(words: Record<K, string>, key: K | null): string =>
  key === null ? '' : words[key];

/** For a spreadsheet: a row per participation. What people wrote is in it only where names may be. */
export function participationTable(
  rows: readonly RecordedRow[],
  {
    timeZone,
    labelOf,
    titleOf,
    words,
  }: {
    timeZone: string;
    labelOf: (residentId: string) => string;
    titleOf: (row: RecordedRow) => string;
    words: boolean;
  },
): string[][] {
  const columns: [string, (row: RecordedRow) => string][] = [
    ['Date', ({ day }) => day],
    ['Time', ({ started_at }) => timeIn(timeZone, started_at)],
    ['Resident', ({ resident_id }) => labelOf(resident_id)],
    ['Activity', titleOf],
    ['Kind', ({ category }) => CATEGORY_WORDS[category]],
    ['Format', ({ format }) => FORMAT_WORDS[format]],
    ['Place', ({ place }) => said(REPORT_PLACE_WORDS, place)],
    ['Minutes', ({ minutes }) => String(minutes)],
    ['Attendance', ({ attendance }) => ATTENDANCE_WORDS[attendance]],
    ['Reason for declining', ({ decline_reason }) => said(DECLINE_WORDS, decline_reason)],
    ['Alternative offered', (row) => (row.alternative_offered === null ? '' : 'yes')],
    ['Engagement (0 to 4)', ({ engagement }) => String(engagement ?? '')],
    ['Engagement', ({ engagement }) => said(ENGAGEMENT_WORDS, engagement)],
    ['Mood before', ({ mood_before }) => said(MOOD_WORDS, mood_before)],
    ['Mood after', ({ mood_after }) => said(MOOD_WORDS, mood_after)],
    ['Feedback', ({ feedback }) => said(FEEDBACK_WORDS, feedback)],
    ['Support', ({ support_level }) => said(SUPPORT_WORDS, support_level)],
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
