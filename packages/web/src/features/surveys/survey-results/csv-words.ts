import { m } from '../../../words/m.ts';
import { NO_ANSWER_WORDS, SCALE_WORDS } from '../survey-entries/public.tsx';

const HEADINGS: Partial<Record<string, () => string>> = {
  own: m.survey_results_all,
  proxy: m.survey_results_proxy,
  not_stated: m.survey_results_group_none,
  suppressed: m.survey_results_few,
  cut: m.survey_results_cut,
  question: m.surveys_question_text,
  answers: m.survey_results_answers,
  option: m.survey_results_option,
  count: m.survey_results_count,
  percent: m.survey_results_percent,
  top_two: m.survey_results_top_two,
  mean: m.survey_results_mean,
  score: m.survey_results_score,
  ...NO_ANSWER_WORDS,
};

/** A heading or a fixed option in words; ratings are their own words. */
export function nameInCsv(code: string): string {
  const scale = Object.values(SCALE_WORDS).find((words) => words[code] !== undefined);
  return HEADINGS[code]?.() ?? scale?.[code]?.() ?? code;
}
