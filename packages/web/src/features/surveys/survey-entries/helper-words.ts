import type { EntryMode, HelperRole } from '@relish/shared/surveys/survey-entries/choices.ts';

import { m } from '../../../words/m.ts';

export const MODE_WORDS: Record<EntryMode, { label: () => string; about: () => string }> = {
  self: { label: m.survey_mode_self, about: m.survey_mode_self_about },
  with_help: { label: m.survey_mode_with_help, about: m.survey_mode_with_help_about },
  proxy: { label: m.survey_mode_proxy, about: m.survey_mode_proxy_about },
  paper: { label: m.survey_mode_paper, about: m.survey_mode_paper_about },
};

export const HELPER_WORDS: Record<HelperRole, () => string> = {
  relative: m.survey_helper_relative,
  advocate: m.survey_helper_advocate,
  volunteer: m.survey_helper_volunteer,
  staff: m.survey_helper_staff,
  other: m.survey_helper_other,
};
