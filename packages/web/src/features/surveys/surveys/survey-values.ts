import type { Input } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';
import type { SurveyAudience } from '@relish/shared/surveys/surveys/choices.ts';
import type {
  Question,
  QuestionInput,
  SurveyInput,
} from '@relish/shared/surveys/surveys/contract.ts';
import type { SurveyTemplate } from '@relish/shared/surveys/surveys/templates.ts';

import type { ManagedSurvey } from './api.ts';

export interface SurveyValues {
  title: string;
  intro: string;
  audience: SurveyAudience;
  anonymous: boolean;
  allow_proxy: boolean;
  is_always_open: boolean;
  opens_on: string | null;
  closes_on: string | null;
  group_key: string | null;
  template: string | null;
  attribution: string | null;
  languages: string[];
  translations: SurveyInput['translations'];
  questions: Question[];
  carehome_ids: string[];
  version: number;
}

const WEEKS_OPEN = 3;

const fill = (question: QuestionInput): Question => ({
  ...question,
  help: question.help ?? null,
  section: question.section ?? null,
  required: question.required ?? false,
  options: question.options ?? [],
  domain: question.domain ?? null,
  framework_item: question.framework_item ?? null,
  translations: {},
});

/** The key stays the same in copies, so that their results can be compared. */
export const makeQuestion = (type: Question['type']): Question =>
  fill({ key: `q${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`, type, text: '' });

export function emptyValues(today: string, template?: SurveyTemplate): SurveyValues {
  const isAlwaysOpen = template?.is_always_open ?? false;
  return {
    title: template?.title ?? '',
    intro: template?.intro ?? '',
    audience: template?.audience ?? 'relative',
    anonymous: template?.anonymous ?? true,
    allow_proxy: template?.allow_proxy ?? false,
    is_always_open: isAlwaysOpen,
    opens_on: null,
    closes_on: isAlwaysOpen ? null : addDays(today, WEEKS_OPEN * 7),
    group_key: null,
    template: template?.key ?? null,
    attribution: template?.attribution ?? null,
    languages: ['en'],
    translations: {},
    questions: template ? template.questions.map(fill) : [makeQuestion('agree5')],
    carehome_ids: [],
    version: 0,
  };
}

export const toFormValues = (survey: ManagedSurvey): SurveyValues => ({
  title: survey.title,
  intro: survey.intro,
  audience: survey.audience,
  anonymous: survey.anonymous,
  allow_proxy: survey.allow_proxy,
  is_always_open: survey.is_always_open,
  opens_on: survey.opens_on,
  closes_on: survey.closes_on,
  group_key: survey.group_key,
  template: survey.template,
  attribution: survey.attribution,
  languages: survey.languages,
  translations: survey.translations,
  questions: survey.questions,
  carehome_ids: [],
  version: survey.version,
});

/** Leaves out values that do not fit the other choices, rather than refusing them. */
export function toSurveyInput({
  carehome_ids: _homes,
  version: _version,
  ...values
}: SurveyValues): Input<'surveys/add'>['survey'] {
  const isGroup = values.questions.some(
    ({ key, type }) => key === values.group_key && type === 'single',
  );
  return {
    ...values,
    closes_on: values.is_always_open ? null : values.closes_on,
    allow_proxy: values.audience === 'resident' && values.allow_proxy,
    group_key: isGroup && !values.is_always_open ? values.group_key : null,
    questions: values.questions.map((question) => ({
      ...question,
      options: question.type === 'single' || question.type === 'multi' ? question.options : [],
    })),
  };
}

/** One option a line. A label that stays keeps its code, and with it its results. */
export function parseOptions(text: string, before: Question['options']): Question['options'] {
  const used = new Set<string>();
  return text.split('\n').map((label, at) => {
    const same = before.find((each) => each.label === label && !used.has(each.code));
    const kept = same ?? (before[at] && !used.has(before[at].code) ? before[at] : undefined);
    let code = kept?.code ?? `o${at + 1}`;
    while (used.has(code)) code = `${code}x`;
    used.add(code);
    return { code, label };
  });
}
