import type { Answers, Asked } from '../survey-entries/answers.ts';
import type { EntryMode } from '../survey-entries/choices.ts';
import { isFree, NO_ANSWERS } from '../surveys/question-types.ts';

/** Answers by proxy are reported apart. */
export const VOICES = ['own', 'proxy'] as const;
export type Voice = (typeof VOICES)[number];
export const toVoice = (mode: EntryMode): Voice => (mode === 'proxy' ? 'proxy' : 'own');

/** In place of an option: how many answered the question at all. */
export const ANSWERED = '*';

export interface CountedEntry {
  mode: EntryMode;
  /** 'YYYY-MM' for surveys that are always open, otherwise empty. */
  month: string;
  answers: Answers;
}

/** One number of the results; counts of entries can be added up. */
export interface CountRow {
  month: string;
  voice: Voice;
  /** The option of the group question; empty without one. */
  group: string;
  question: string;
  option: string;
  n: number;
}

const toKey = ({ month, voice, group, question, option }: Omit<CountRow, 'n'>) =>
  [month, voice, group, question, option].join('\n');

export function tally(
  { questions, group_key }: { questions: readonly Asked[]; group_key: string | null },
  entries: readonly CountedEntry[],
): CountRow[] {
  const rows = new Map<string, CountRow>();
  const add = (row: Omit<CountRow, 'n'>) => {
    const key = toKey(row);
    const before = rows.get(key);
    if (before) before.n += 1;
    else rows.set(key, { ...row, n: 1 });
  };
  for (const { mode, month, answers } of entries) {
    const chosen = group_key === null ? undefined : answers[group_key];
    const group = typeof chosen === 'string' && !isNoAnswer(chosen) ? chosen : '';
    const cell = { month, voice: toVoice(mode), group };
    for (const question of questions)
      for (const option of listCounted(question, answers[question.key]))
        add({ ...cell, question: question.key, option });
  }
  return [...rows.values()].toSorted((one, other) => (toKey(one) < toKey(other) ? -1 : 1));
}

const isNoAnswer = (code: string) => (NO_ANSWERS as readonly string[]).includes(code);

/** The options that an answer adds to, with `ANSWERED` when it belongs to the denominator. */
function listCounted({ type }: Asked, answer: string | string[] | undefined): string[] {
  if (answer === undefined || answer.length === 0) return [];
  if (isFree(type)) return String(answer).trim() === '' ? [] : [ANSWERED];
  if (Array.isArray(answer)) return [ANSWERED, ...answer];
  return isNoAnswer(answer) ? [answer] : [ANSWERED, answer];
}
