import type { ActionAnswer, ActionSource } from '@relish/shared/surveys/actions/choices.ts';
import type {
  Candour,
  FeedbackArea,
  FeedbackFrom,
  FeedbackKind,
  FeedbackOutcome,
  ReceivedBy,
} from '@relish/shared/surveys/feedback/choices.ts';
import type { MeetingKind } from '@relish/shared/surveys/meetings/choices.ts';
import type { Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

/** Tables of the migrations `feedback`, `meetings` and `actions`. */
export interface ListeningTables {
  feedback: {
    id: Generated<string>;
    carehome_id: string;
    kind: FeedbackKind;
    received_on: string;
    received_by: ReceivedBy;
    from_kind: FeedbackFrom;
    from_name: string | null;
    area: FeedbackArea;
    resident_id: string | null;
    about_staff_ids: Generated<string[]>;
    said: string;
    acknowledge_by: string | null;
    answer_by: string | null;
    acknowledged_on: string | null;
    answered_on: string | null;
    outcome: FeedbackOutcome | null;
    answer: string | null;
    candour: Generated<Candour>;
    candour_note: string | null;
    learning: string | null;
    alert_id: string | null;
    shared_at: OptionalMoment;
    shared_by: string | null;
    voided_at: OptionalMoment;
    voided_by: string | null;
    void_reason: string | null;
    created_at: Moment;
    created_by: string;
    version: Generated<number>;
  };
  feedback_changes: {
    id: Generated<string>;
    carehome_id: string;
    feedback_id: string;
    at: Moment;
    by: string;
    before: unknown;
  };
  feedback_promises: {
    carehome_id: string;
    acknowledge_working_days: number;
    answer_days: number;
    set_at: Moment;
    set_by: string;
  };
  meetings: {
    id: Generated<string>;
    carehome_id: string;
    kind: MeetingKind;
    title: string;
    day: string;
    place: string | null;
    event_id: string | null;
    agenda: Generated<string[]>;
    resident_ids: Generated<string[]>;
    others_came: Generated<number>;
    minutes: string | null;
    easy_read: Generated<unknown>;
    created_at: Moment;
    created_by: string;
    version: Generated<number>;
  };
  actions: {
    id: Generated<string>;
    carehome_id: string;
    theme: string;
    said: string;
    will_do: string;
    owner_id: string;
    due_on: string;
    source: ActionSource;
    survey_id: string | null;
    meeting_id: string | null;
    feedback_id: string | null;
    thread_id: string | null;
    resident_ids: Generated<string[]>;
    done_on: string | null;
    proof: string | null;
    ask_on: string | null;
    closed_at: OptionalMoment;
    closed_by: string | null;
    close_reason: string | null;
    notice_id: string | null;
    published_said: string | null;
    published_did: string | null;
    published_at: OptionalMoment;
    published_by: string | null;
    created_at: Moment;
    created_by: string;
    version: Generated<number>;
  };
  action_answers: {
    carehome_id: string;
    action_id: string;
    resident_id: string;
    answer: ActionAnswer;
    asked_at: Moment;
    asked_by: string;
  };
}
