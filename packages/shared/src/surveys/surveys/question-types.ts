export const QUESTION_TYPES = [
  'faces3',
  'faces5',
  'agree5',
  'freq4',
  'rating0_10',
  'yes_no_unsure',
  'single',
  'multi',
  'text',
  'date',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Allowed for every question that offers options, and never part of a denominator (domain 6.2). */
export const NO_ANSWERS = ['prefer_not', 'not_applicable'] as const;
export type NoAnswer = (typeof NO_ANSWERS)[number];

const RATINGS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** Best first, except ratings. Types that are missing here take the question's own options or free input. */
export const SCALES = {
  faces3: ['happy', 'ok', 'unhappy'],
  faces5: ['very_happy', 'happy', 'ok', 'unhappy', 'very_unhappy'],
  agree5: ['strongly_agree', 'agree', 'neither', 'disagree', 'strongly_disagree'],
  freq4: ['always', 'often', 'sometimes', 'never'],
  rating0_10: RATINGS,
  yes_no_unsure: ['yes', 'no', 'unsure'],
} as const satisfies Partial<Record<QuestionType, readonly string[]>>;

/** Answered in one's own words: read by managers only, and never counted by value. */
export const isFree = (type: QuestionType): type is 'text' | 'date' =>
  type === 'text' || type === 'date';

export interface OptionSource {
  type: QuestionType;
  options: readonly { code: string }[];
}

/** The codes that count as an answer, in the order they are shown. */
export const listOptions = ({ type, options }: OptionSource): readonly string[] =>
  type in SCALES ? SCALES[type as keyof typeof SCALES] : options.map(({ code }) => code);
