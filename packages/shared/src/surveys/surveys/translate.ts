import { SURVEY_LIMITS } from './choices.ts';
import type { Question, SurveyInput } from './contract.ts';
import { isFree, listOptions, NO_ANSWERS } from './question-types.ts';

type Translatable = Pick<
  SurveyInput,
  'title' | 'intro' | 'languages' | 'questions' | 'translations'
>;

/** One text of a survey. Labels of fixed options have their code in place of words. */
export interface SurveyText {
  id: string;
  kind: 'title' | 'intro' | 'label' | 'section' | 'question' | 'help' | 'option';
  original: string;
  limit: number;
}

const NO_TEXTS = { title: null, intro: null, labels: {} };
const NOTHING = { text: null, help: null, section: null, options: {} };

/** Everything people read when they answer, in reading order and each text once. */
export function listTexts({
  title,
  intro,
  questions,
}: Omit<Translatable, 'languages'>): SurveyText[] {
  const texts: SurveyText[] = [
    { id: 'title', kind: 'title', original: title, limit: SURVEY_LIMITS.title },
    { id: 'intro', kind: 'intro', original: intro, limit: SURVEY_LIMITS.intro },
    ...listLabels(questions),
    ...questions.flatMap(listQuestionTexts),
  ];
  const seen = new Set<string>();
  return texts.filter(({ id, original }) => {
    if (original === '' || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Ratings are numbers, which need no translation. */
function listLabels(questions: readonly Question[]): SurveyText[] {
  const codes = questions.flatMap((question) => [
    ...(question.type === 'rating0_10' || question.options.length > 0 ? [] : listOptions(question)),
    ...(isFree(question.type) ? [] : NO_ANSWERS),
  ]);
  return [...new Set(codes)].map((code) => ({
    id: `label ${code}`,
    kind: 'label',
    original: code,
    limit: SURVEY_LIMITS.option,
  }));
}

const listQuestionTexts = ({ key, text, help, section, options }: Question): SurveyText[] => [
  {
    id: `section ${section ?? ''}`,
    kind: 'section',
    original: section ?? '',
    limit: SURVEY_LIMITS.section,
  },
  { id: `question ${key}`, kind: 'question', original: text, limit: SURVEY_LIMITS.question },
  { id: `help ${key}`, kind: 'help', original: help ?? '', limit: SURVEY_LIMITS.help },
  ...options.map(({ code, label }) => ({
    id: `option ${key} ${code}`,
    kind: 'option' as const,
    original: label,
    limit: SURVEY_LIMITS.option,
  })),
];

/** Translations by the id of the text; missing ones are left out. */
export function readTranslations(survey: Translatable, language: string): Record<string, string> {
  const { title, intro, labels } = survey.translations[language] ?? NO_TEXTS;
  const texts: Record<string, string | null | undefined> = { title, intro };
  for (const [code, label] of Object.entries(labels)) texts[`label ${code}`] = label;
  for (const { key, section, translations } of survey.questions) {
    const found = translations[language] ?? NOTHING;
    texts[`question ${key}`] = found.text;
    texts[`help ${key}`] = found.help;
    if (section !== null) texts[`section ${section}`] ??= found.section;
    for (const [code, label] of Object.entries(found.options))
      texts[`option ${key} ${code}`] = label;
  }
  const wanted = new Set(listTexts(survey).map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(texts).filter(
      (each): each is [string, string] => wanted.has(each[0]) && Boolean(each[1]),
    ),
  );
}

/** The survey with these translations in place of the ones it had in this language. */
export function writeTranslations<S extends Translatable>(
  survey: S,
  language: string,
  texts: Readonly<Record<string, string>>,
): S {
  const find = (id: string) => texts[id]?.trim() || null;
  const pick = (prefix: string, codes: readonly string[]) =>
    Object.fromEntries(
      codes.flatMap((code) => {
        const label = find(`${prefix} ${code}`);
        return label === null ? [] : [[code, label]];
      }),
    );
  const labels = pick(
    'label',
    listLabels(survey.questions).map(({ original }) => original),
  );
  return {
    ...survey,
    translations: {
      ...survey.translations,
      [language]: { title: find('title'), intro: find('intro'), labels },
    },
    questions: survey.questions.map((question) => ({
      ...question,
      translations: {
        ...question.translations,
        [language]: {
          text: find(`question ${question.key}`),
          help: find(`help ${question.key}`),
          section: question.section === null ? null : find(`section ${question.section}`),
          options: pick(
            `option ${question.key}`,
            question.options.map(({ code }) => code),
          ),
        },
      },
    })),
  };
}

/** Without languages that are no longer offered. */
export function keepLanguages<S extends Translatable>(survey: S, languages: string[]): S {
  const keep = <T>(translations: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      Object.entries(translations).filter(([language]) => languages.slice(1).includes(language)),
    );
  return {
    ...survey,
    languages,
    translations: keep(survey.translations),
    questions: survey.questions.map((question) => ({
      ...question,
      translations: keep(question.translations),
    })),
  };
}

/** How many texts are missing, by language; complete languages are left out. */
export function countUntranslated(survey: Translatable): { language: string; missing: number }[] {
  const texts = listTexts(survey);
  return survey.languages
    .slice(1)
    .map((language) => {
      const translated = readTranslations(survey, language);
      return { language, missing: texts.filter(({ id }) => !translated[id]).length };
    })
    .filter(({ missing }) => missing > 0);
}

/** The title and introduction as someone who reads this language sees them. */
export const translateHead = (
  { title, intro, translations }: Pick<Translatable, 'title' | 'intro' | 'translations'>,
  language: string,
) => ({
  title: translations[language]?.title ?? title,
  intro: translations[language]?.intro ?? intro,
});
