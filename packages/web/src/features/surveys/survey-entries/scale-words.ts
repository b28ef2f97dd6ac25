import type { NoAnswer, QuestionType } from '@relish/shared/surveys/surveys/question-types.ts';

import { m } from '../../../words/m.ts';

type ByCode<V> = Partial<Record<string, V>>;

/** Labels of the fixed options. Ratings are their own label. */
export const SCALE_WORDS: Partial<Record<QuestionType, ByCode<() => string>>> = {
  faces3: { happy: m.survey_faces_happy, ok: m.survey_faces_ok, unhappy: m.survey_faces_unhappy },
  faces5: {
    very_happy: m.survey_faces_very_happy,
    happy: m.survey_faces_happy,
    ok: m.survey_faces_ok,
    unhappy: m.survey_faces_unhappy,
    very_unhappy: m.survey_faces_very_unhappy,
  },
  agree5: {
    strongly_agree: m.survey_agree_strongly,
    agree: m.survey_agree,
    neither: m.survey_agree_neither,
    disagree: m.survey_disagree,
    strongly_disagree: m.survey_disagree_strongly,
  },
  freq4: {
    always: m.survey_freq_always,
    often: m.survey_freq_often,
    sometimes: m.survey_freq_sometimes,
    never: m.survey_freq_never,
  },
  yes_no_unsure: { yes: m.survey_yes, no: m.survey_no, unsure: m.survey_unsure },
};

export const NO_ANSWER_WORDS: Record<NoAnswer, () => string> = {
  prefer_not: m.survey_prefer_not,
  not_applicable: m.survey_not_applicable,
};
