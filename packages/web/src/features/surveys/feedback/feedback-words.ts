import type {
  Candour,
  FeedbackArea,
  FeedbackFrom,
  FeedbackKind,
  FeedbackOutcome,
  FeedbackStage,
  ReceivedBy,
} from '@relish/shared/surveys/feedback/choices.ts';

import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { FeedbackRow } from './api.ts';

type Words<V extends string> = Record<V, () => string>;

export const KIND_WORDS: Words<FeedbackKind> = {
  complaint: m.feedback_complaint,
  concern: m.feedback_concern,
  compliment: m.feedback_compliment,
};
export const RECEIVED_WORDS: Words<ReceivedBy> = {
  in_person: m.feedback_by_in_person,
  phone: m.feedback_by_phone,
  letter: m.feedback_by_letter,
  email: m.feedback_by_email,
  chat: m.feedback_by_chat,
  survey: m.feedback_by_survey,
  meeting: m.feedback_by_meeting,
};
export const FROM_WORDS: Words<FeedbackFrom> = {
  resident: m.feedback_from_resident,
  relative: m.feedback_from_relative,
  visitor: m.feedback_from_visitor,
  staff: m.feedback_from_staff,
  professional: m.feedback_from_professional,
  anonymous: m.feedback_from_anonymous,
};
export const AREA_WORDS: Words<FeedbackArea> = {
  care: m.feedback_area_care,
  staff: m.feedback_area_staff,
  activities: m.feedback_area_activities,
  food: m.feedback_area_food,
  rooms: m.feedback_area_rooms,
  laundry: m.feedback_area_laundry,
  information: m.feedback_area_information,
  safety: m.feedback_area_safety,
  other: m.feedback_area_other,
};
export const OUTCOME_WORDS: Words<FeedbackOutcome> = {
  upheld: m.feedback_upheld,
  partly_upheld: m.feedback_partly_upheld,
  not_upheld: m.feedback_not_upheld,
  withdrawn: m.feedback_withdrawn,
};
export const STAGE_WORDS: Words<FeedbackStage> = {
  received: m.feedback_stage_received,
  acknowledged: m.feedback_stage_acknowledged,
  answered: m.feedback_stage_answered,
};
export const CANDOUR_WORDS: Words<Candour> = {
  not_decided: m.feedback_candour_not_decided,
  does_not_apply: m.feedback_candour_no,
  applies: m.feedback_candour_yes,
};

export const toOptions = <V extends string>(words: Words<V>) =>
  (Object.keys(words) as V[]).map((value) => ({ value, label: words[value]() }));

/** Such as "Acknowledge by 18 Nov 2026". */
export const dueWords = ({ due }: Pick<FeedbackRow, 'due'>) =>
  due === null
    ? undefined
    : due.step === 'acknowledge'
      ? m.feedback_acknowledge_by({ day: formatDay(due.by) })
      : m.feedback_answer_by({ day: formatDay(due.by) });

export const fromWords = ({ from_kind, from_name }: Pick<FeedbackRow, 'from_kind' | 'from_name'>) =>
  from_name === null ? FROM_WORDS[from_kind]() : `${from_name} (${FROM_WORDS[from_kind]()})`;
