import type { SurveyAudience } from '@relish/shared/surveys/surveys/choices.ts';
import type { NoAnswer, QuestionType } from '@relish/shared/surveys/surveys/question-types.ts';

type ByCode = Partial<Record<string, string>>;

/** As on screens; a test compares them. Ratings are their own words. */
export const SCALE_WORDS: Partial<Record<QuestionType, ByCode>> = {
  faces3: { happy: 'Happy', ok: 'OK', unhappy: 'Unhappy' },
  faces5: {
    very_happy: 'Very happy',
    happy: 'Happy',
    ok: 'OK',
    unhappy: 'Unhappy',
    very_unhappy: 'Very unhappy',
  },
  agree5: {
    strongly_agree: 'Strongly agree',
    agree: 'Agree',
    neither: 'Neither',
    disagree: 'Disagree',
    strongly_disagree: 'Strongly disagree',
  },
  freq4: { always: 'Always', often: 'Often', sometimes: 'Sometimes', never: 'Never' },
  yes_no_unsure: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
};

export const NO_ANSWER_WORDS: Record<NoAnswer, string> = {
  prefer_not: 'Rather not say',
  not_applicable: 'Does not apply',
};

export const AUDIENCE_WORDS: Record<SurveyAudience, string> = {
  resident: 'Residents',
  relative: 'Relatives',
  staff: 'Staff',
  professional: 'Visiting professionals',
};

interface Named {
  type: QuestionType;
  options: readonly { code: string; label: string }[];
}

/** The question's own label, or that of its scale. */
export const nameOption = ({ type, options }: Named, code: string): string =>
  options.find((option) => option.code === code)?.label ?? SCALE_WORDS[type]?.[code] ?? code;
