import { useState } from 'react';

import type { AnswerableSurvey } from './api.ts';

/** The reader's first language that the survey is written in, or else the one it was written in. */
export function pickLanguage(
  languages: readonly string[],
  read: readonly string[] = navigator.languages,
): string {
  const wanted = read.map((each) => each.split('-')[0]);
  return (
    wanted.find((each): each is string => each !== undefined && languages.includes(each)) ??
    languages[0] ??
    'en'
  );
}

export const useReadingLanguage = ({ languages }: Pick<AnswerableSurvey, 'languages'>) =>
  useState(() => pickLanguage(languages));

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ps', 'ur']);

/** For the element around translated words: how to pronounce and lay them out. */
export const markLanguage = (lang: string) =>
  ({ lang, dir: RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr' }) as const;
