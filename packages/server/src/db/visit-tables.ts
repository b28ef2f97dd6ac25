import type { VisitingTimeKind, VisitPart } from '@relish/shared/events/visits/choices.ts';
import type { Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

/** Tables of the migration `visits`. */
export interface VisitTables {
  visits: {
    id: Generated<string>;
    carehome_id: string;
    user_id: string;
    resident_id: string;
    day: string;
    part: VisitPart | null;
    at_time: string | null;
    people: number;
    note: string | null;
    announced_at: Moment;
    cancelled_at: OptionalMoment;
  };
  visitor_entries: {
    id: Generated<string>;
    carehome_id: string;
    client_uuid: string;
    visit_id: string | null;
    reply_id: string | null;
    user_id: string | null;
    name: string | null;
    resident_id: string | null;
    firm: string | null;
    people: number;
    day: string;
    signed_in_at: Moment;
    signed_in_by: string | null;
    signed_out_at: OptionalMoment;
    signed_out_by: string | null;
    not_signed_out: Generated<boolean>;
    removed_at: OptionalMoment;
  };
  visiting_times: {
    id: Generated<string>;
    carehome_id: string;
    kind: VisitingTimeKind;
    label: string;
    weekdays: number[];
    from_time: string;
    to_time: string;
    removed_at: OptionalMoment;
    created_by: string | null;
    created_at: Moment;
  };
  visiting_limits: {
    id: Generated<string>;
    carehome_id: string;
    what: string;
    reason: string;
    from_day: string;
    until_day: string;
    ended_at: OptionalMoment;
    created_by: string | null;
    created_at: Moment;
  };
}
