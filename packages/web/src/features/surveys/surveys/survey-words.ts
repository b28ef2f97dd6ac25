import type { SurveyAudience, SurveyState } from '@relish/shared/surveys/surveys/choices.ts';
import type { QuestionType } from '@relish/shared/surveys/surveys/question-types.ts';
import type { TemplateKey } from '@relish/shared/surveys/surveys/templates.ts';

import { formatDay, formatPeriod } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { SurveyRow } from './api.ts';

export const AUDIENCE_WORDS: Record<SurveyAudience, () => string> = {
  resident: m.surveys_audience_resident,
  relative: m.surveys_audience_relative,
  staff: m.surveys_audience_staff,
  professional: m.surveys_audience_professional,
};

export const STATE_WORDS: Record<SurveyState, () => string> = {
  draft: m.surveys_state_draft,
  scheduled: m.surveys_state_scheduled,
  open: m.surveys_state_open,
  closed: m.surveys_state_closed,
  archived: m.surveys_state_archived,
};

export const TYPE_WORDS: Record<QuestionType, () => string> = {
  faces3: m.surveys_type_faces3,
  faces5: m.surveys_type_faces5,
  agree5: m.surveys_type_agree5,
  freq4: m.surveys_type_freq4,
  rating0_10: m.surveys_type_rating,
  yes_no_unsure: m.surveys_type_yes_no,
  single: m.surveys_type_single,
  multi: m.surveys_type_multi,
  text: m.surveys_type_text,
  date: m.surveys_type_date,
};

export const TEMPLATE_ABOUT: Record<TemplateKey, () => string> = {
  resident: m.surveys_template_resident,
  relative: m.surveys_template_relative,
  staff: m.surveys_template_staff,
  professional: m.surveys_template_professional,
  activity_pulse: m.surveys_template_pulse,
  ons4: m.surveys_template_ons4,
};

type Dates = Pick<SurveyRow, 'opens_on' | 'closes_on' | 'is_always_open' | 'state'>;

/** When it is or was open; undefined for a draft without dates. */
export function formatDates({ opens_on, closes_on, is_always_open, state }: Dates) {
  if (is_always_open) return m.surveys_always_open();
  if (closes_on === null) return undefined;
  if (opens_on !== null) return formatPeriod(opens_on, closes_on);
  return state === 'closed' || state === 'archived'
    ? m.surveys_closed_on({ day: formatDay(closes_on) })
    : m.survey_until({ day: formatDay(closes_on) });
}

/** `12 of 40 answered`, or `12 answers` where no one is invited by name. */
export const formatAnswered = ({ entries, invited }: Pick<SurveyRow, 'entries' | 'invited'>) =>
  invited === null
    ? m.surveys_answers({ count: entries })
    : m.surveys_answered({ entries, invited });
