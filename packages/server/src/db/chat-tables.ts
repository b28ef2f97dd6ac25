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

/** Tables of the migrations `live` and `chat`. */
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
}
