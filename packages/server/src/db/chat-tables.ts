import type { DayHours } from '@relish/shared/chat/chat-hours/answering.ts';
import type { ChatSettings } from '@relish/shared/chat/chat-hours/contract.ts';
import type { AlertKind, ReportReason } from '@relish/shared/chat/chat-safety/choices.ts';
import type { Flag } from '@relish/shared/chat/chat-safety/flag-words.ts';
import type { CardKind, Reaction } from '@relish/shared/chat/messages/choices.ts';
import type { Reception } from '@relish/shared/chat/readings/choices.ts';
import type { Team, ThreadKind } from '@relish/shared/chat/threads/choices.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

interface OfMessage {
  carehome_id: string;
  thread_id: string;
  number: number;
}

/** Tables of the migrations `live`, `chat` and `chat-safety`. */
export interface ChatTables {
  live_homes: { carehome_id: string; number: number };
  live_topics: { carehome_id: string; topic: string; number: number; sender: string | null };
  live_threads: { carehome_id: string; thread_id: string; number: number; sender: string | null };
  threads: {
    id: Generated<string>;
    carehome_id: string;
    kind: ThreadKind;
    resident_id: string | null;
    relative_id: string | null;
    team: Team | null;
    group_id: string | null;
    number: Generated<number>;
    last_at: OptionalMoment;
    waiting_since: OptionalMoment;
    waiting_number: number | null;
    assigned_to: string | null;
    assigned_at: OptionalMoment;
    closed_at: OptionalMoment;
    closed_by: string | null;
    closed_reason: string | null;
    created_at: ColumnType<string, Date | string | undefined, never>;
  };
  messages: OfMessage & {
    id: string;
    author_id: string | null;
    is_home: boolean;
    of_resident: Generated<boolean>;
    body: string;
    reply_to: number | null;
    card_kind: CardKind | null;
    card_id: string | null;
    input_hash: string | null;
    created_at: Moment;
    edited_at: OptionalMoment;
    deleted_at: OptionalMoment;
    deleted_by: string | null;
  };
  message_versions: OfMessage & {
    id: Generated<string>;
    body: string;
    replaced_at: Moment;
    replaced_by: string | null;
  };
  message_photos: OfMessage & { position: number; photo_id: string };
  message_readings: OfMessage & {
    id: Generated<string>;
    resident_id: string;
    reception: Reception;
    read_at: Moment;
    read_by: string | null;
    undone_at: OptionalMoment;
    undone_by: string | null;
  };
  message_reactions: OfMessage & { user_id: string; kind: Reaction; at: Moment };
  chat_settings: {
    carehome_id: string;
    hours: ColumnType<DayHours[], string, string>;
    promise_hours: ChatSettings['promise_hours'];
    answers_automatically: boolean;
    automatic_answer: string;
  };
  automatic_answers: OfMessage & { closed_since: Moment; at: Moment };
  thread_answers: OfMessage & { answered_at: Moment; minutes: number };
  quiet_hours: {
    carehome_id: string;
    user_id: string;
    from_time: string | null;
    to_time: string | null;
    days_off: number[];
  };
  hand_overs: {
    id: Generated<string>;
    carehome_id: string;
    from_user: string;
    to_user: string | null;
    thread_ids: string[];
    note_number: number | null;
    at: Moment;
    undone_at: OptionalMoment;
  };
  message_alerts: OfMessage & {
    id: Generated<string>;
    kind: AlertKind;
    raised_by: string | null;
    reason: ReportReason | null;
    note: string | null;
    flags: Generated<Flag[]>;
    body: string;
    created_at: Moment;
    complaint_at: OptionalMoment;
    complaint_by: string | null;
    hidden_at: OptionalMoment;
    hidden_by: string | null;
    hidden_reason: string | null;
    settled_at: OptionalMoment;
    settled_by: string | null;
    outcome: string | null;
    reopened_at: OptionalMoment;
    reopened_by: string | null;
    /** One line for each time it was marked as dealt with before. */
    earlier_outcome: string | null;
  };
  thread_pauses: {
    id: Generated<string>;
    carehome_id: string;
    thread_id: string;
    user_id: string;
    reason: string;
    until: string;
    created_at: Moment;
    created_by: string;
    ended_at: OptionalMoment;
    ended_by: string | null;
  };
  thread_readers: {
    carehome_id: string;
    thread_id: string;
    user_id: string;
    is_home: boolean;
    number: Generated<number>;
    read_at: OptionalMoment;
    is_silent: Generated<boolean>;
    opened_on: string | null;
  };
  thread_notifications: {
    carehome_id: string;
    thread_id: string;
    user_id: string;
    number: number;
  };
}
