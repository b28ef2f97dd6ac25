import type {
  ActionAnswer,
  ActionFilter,
  ActionSource,
  ActionState,
} from '@relish/shared/surveys/actions/choices.ts';

import { m } from '../../../words/m.ts';

export const STATE_WORDS: Record<ActionState, () => string> = {
  open: m.actions_state_open,
  overdue: m.actions_state_overdue,
  done: m.actions_state_done,
  to_ask: m.actions_state_to_ask,
  closed: m.actions_state_closed,
};
export const STATE_KINDS = {
  open: 'neutral',
  overdue: 'danger',
  done: 'brand',
  to_ask: 'attention',
  closed: 'neutral',
} as const;
export const FILTER_WORDS: Record<ActionFilter, () => string> = {
  all: m.feedback_filter_all,
  open: m.actions_state_open,
  overdue: m.actions_state_overdue,
  to_ask: m.actions_state_to_ask,
  closed: m.actions_state_closed,
};
export const SOURCE_WORDS: Record<ActionSource, () => string> = {
  survey: m.feedback_by_survey,
  meeting: m.feedback_by_meeting,
  feedback: m.actions_source_feedback,
  chat: m.feedback_by_chat,
  other: m.feedback_area_other,
};
export const ANSWER_WORDS: Record<ActionAnswer, () => string> = {
  yes: m.actions_answer_yes,
  partly: m.actions_answer_partly,
  no: m.actions_answer_no,
  no_answer: m.actions_answer_none,
};
