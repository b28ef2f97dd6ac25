import type {
  EventAudience,
  EventStatus,
  FamilyScope,
} from '@relish/shared/events/events/choices.ts';
import type { EventDetails, EventTime } from '@relish/shared/events/events/contract.ts';
import type { Recurrence } from '@relish/shared/events/events/recurrence.ts';
import type { NotHeldReason } from '@relish/shared/events/outcomes/choices.ts';
import type { RegisterMark } from '@relish/shared/events/register/choices.ts';
import type { Paper, ProgrammeLayout } from '@relish/shared/events/sharing/choices.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { Conflict } from '@relish/shared/library/suggestions/conflicts.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

type Json<T> = ColumnType<T, string, string>;

/** The values that new occurrences of a series begin with. */
export type SeriesDetails = EventDetails & Omit<EventTime, 'day'>;

/** An event of a week that is used again. */
export type TemplateEvent = SeriesDetails & { weekday: number };

/**
 * Tables of the migrations `events`, `register`, `calendar-feeds`, `drafts-and-outcomes`,
 * `week-templates` and `reports-of-events`.
 */
export interface EventTables {
  event_series: {
    id: Generated<string>;
    carehome_id: string;
    recurrence: Json<Recurrence>;
    first_day: string;
    filled_to: string;
    details: Json<SeriesDetails>;
    continues_id: string | null;
    ended_on: string | null;
    created_by: string | null;
    created_at: Moment;
  };
  events: {
    id: Generated<string>;
    carehome_id: string;
    series_id: string | null;
    planned_day: string | null;
    changed_fields: Generated<string[]>;
    title: string;
    description: string | null;
    category: Category;
    activity_id: string | null;
    place: string | null;
    outdoors: boolean;
    equipment: string | null;
    transport: string | null;
    day: string;
    start_time: string | null;
    minutes: number;
    days: Generated<number>;
    starts_at: Moment;
    ends_at: Moment;
    audience: EventAudience;
    family_scope: FamilyScope;
    group_ids: Generated<string[]>;
    resident_ids: Generated<string[]>;
    rsvp: boolean;
    capacity: number | null;
    cost_pence: number | null;
    lead_id: string | null;
    helper_ids: Generated<string[]>;
    performer_id: string | null;
    status: Generated<EventStatus>;
    cancel_reason: string | null;
    acknowledged: ColumnType<Conflict[], string | undefined, string>;
    sequence: Generated<number>;
    version: Generated<number>;
    told_version: Generated<number>;
    is_draft: Generated<boolean>;
    recorded_at: OptionalMoment;
    liked: Generated<number>;
    ok: Generated<number>;
    not_for_me: Generated<number>;
    not_held_reason: ColumnType<NotHeldReason | null, NotHeldReason | null | undefined>;
    outcome_pushed_at: OptionalMoment;
    outcome_dismissed_at: OptionalMoment;
    deleted_at: OptionalMoment;
    created_by: string | null;
    created_at: Moment;
    updated_by: string | null;
    updated_at: Moment;
  };
  week_templates: {
    id: Generated<string>;
    carehome_id: string;
    name: string;
    events: Json<TemplateEvent[]>;
    created_by: string | null;
    created_at: Moment;
    deleted_at: OptionalMoment;
  };
  event_replies: {
    id: Generated<string>;
    carehome_id: string;
    event_id: string;
    user_id: string | null;
    resident_id: string | null;
    guests: number;
    status: 'coming' | 'waiting' | 'withdrawn';
    turn: Generated<number>;
    seen_version: number;
    replied_at: Moment;
    reminded_at: OptionalMoment;
  };
  event_people: {
    carehome_id: string;
    event_id: string;
    resident_id: string;
    mark: RegisterMark | null;
    note: string | null;
    marked_by: string;
    marked_at: Moment;
    client_uuids: string[];
  };
  programme_prints: {
    id: Generated<string>;
    carehome_id: string;
    client_uuid: string;
    number: number;
    week: string;
    day: string | null;
    layout: ProgrammeLayout;
    paper: Paper;
    group_id: string | null;
    wall: string | null;
    content_hash: Buffer;
    printed_by: string | null;
    printed_at: Moment;
    removed_at: OptionalMoment;
  };
  calendar_feeds: {
    id: Generated<string>;
    carehome_id: string;
    user_id: string;
    token_hash: Buffer;
    content_hash: Buffer | null;
    changed_at: OptionalMoment;
    created_at: Moment;
    last_used_at: OptionalMoment;
    revoked_at: OptionalMoment;
  };
}
