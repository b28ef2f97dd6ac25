import { randomUUID } from 'node:crypto';

import type { Answers } from '@relish/shared/surveys/survey-entries/answers.ts';
import type { EntryMode } from '@relish/shared/surveys/survey-entries/choices.ts';
import { tally } from '@relish/shared/surveys/survey-results/tally.ts';
import { isFree } from '@relish/shared/surveys/surveys/question-types.ts';

import type { Db } from '../../../db/database.ts';
import type { Channel } from '../../../db/survey-tables.ts';
import type { SurveyRecord } from '../surveys/public.ts';
import { addCounts, addTexts, addTotals, type TotalRow } from './queries.ts';

export interface EntryToCount {
  mode: EntryMode;
  channel: Channel;
  helper_role: string;
  answers: Answers;
}

/** Cuts entries into counts and loose texts, in no order that remains. */
export async function countEntries(
  db: Db,
  survey: Pick<SurveyRecord, 'id' | 'carehome_id' | 'questions' | 'group_key'>,
  { entries, month }: { entries: readonly EntryToCount[]; month: string },
) {
  const key = { carehome_id: survey.carehome_id, survey_id: survey.id };
  await addCounts(
    db,
    key,
    tally(
      survey,
      entries.map((entry) => ({ ...entry, month })),
    ),
  );
  await addTotals(db, key, addUpTotals(entries, month));
  const texts = entries.flatMap(({ answers }) =>
    survey.questions
      .filter(({ type }) => isFree(type))
      .map(({ key: question }) => ({ question, text: String(answers[question] ?? '').trim() }))
      .filter(({ text }) => text !== '')
      .map((text) => ({ ...text, id: randomUUID(), month })),
  );
  await addTexts(
    db,
    key,
    texts.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
}

function addUpTotals(entries: readonly EntryToCount[], month: string): TotalRow[] {
  const totals = new Map<string, TotalRow>();
  for (const { mode, channel, helper_role } of entries) {
    const key = [mode, channel, helper_role].join(' ');
    const n = (totals.get(key)?.n ?? 0) + 1;
    totals.set(key, { month, mode, channel, helper_role, n });
  }
  return [...totals.values()];
}
