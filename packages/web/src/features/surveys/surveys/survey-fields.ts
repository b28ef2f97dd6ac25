import { formatDay } from '../../../words/format.ts';
import { languageName } from '../../../words/languages.ts';
import { m } from '../../../words/m.ts';
import type { SurveyValues } from './survey-values.ts';
import { AUDIENCE_WORDS } from './survey-words.ts';

interface Field {
  name: keyof SurveyValues;
  label: () => string;
  words: (values: SurveyValues) => string;
}

const yesOrNo = (value: boolean) => (value ? m.survey_yes() : m.survey_no());
const day = (value: string | null) => (value === null ? '' : formatDay(value));

/** In form order. */
export const FIELDS: readonly Field[] = [
  { name: 'title', label: m.surveys_field_title, words: ({ title }) => title },
  { name: 'intro', label: m.surveys_field_intro, words: ({ intro }) => intro },
  {
    name: 'audience',
    label: m.surveys_field_audience,
    words: ({ audience }) => AUDIENCE_WORDS[audience](),
  },
  {
    name: 'anonymous',
    label: m.surveys_field_anonymous,
    words: ({ anonymous }) => yesOrNo(anonymous),
  },
  {
    name: 'allow_proxy',
    label: m.surveys_field_proxy,
    words: ({ allow_proxy }) => yesOrNo(allow_proxy),
  },
  {
    name: 'is_always_open',
    label: m.surveys_field_always,
    words: ({ is_always_open }) => yesOrNo(is_always_open),
  },
  { name: 'opens_on', label: m.surveys_field_opens, words: ({ opens_on }) => day(opens_on) },
  { name: 'closes_on', label: m.surveys_field_closes, words: ({ closes_on }) => day(closes_on) },
  {
    name: 'group_key',
    label: m.surveys_field_group,
    words: ({ group_key, questions }) =>
      questions.find(({ key }) => key === group_key)?.text ?? m.surveys_group_none(),
  },
  {
    name: 'questions',
    label: m.survey_questions,
    words: ({ questions }) => questions.map(({ text }) => text).join('\n'),
  },
  {
    name: 'languages',
    label: m.surveys_languages,
    words: ({ languages }) => languages.map(languageName).join('\n'),
  },
  {
    name: 'translations',
    label: m.surveys_translations,
    words: ({ translations }) =>
      Object.values(translations)
        .flatMap(({ title, intro, labels }) => [title, intro, ...Object.values(labels)])
        .filter(Boolean)
        .join('\n'),
  },
];

/** `version` has its own conflict dialog, so it is not listed as an error. */
export const LISTED = {
  fields: FIELDS,
  findField: (name: string) => FIELDS.find((field) => field.name === name.split('.')[0]),
  elsewhere: ['version'],
};
