import type { STAGES } from '@relish/shared/outings/headcounts/choices.ts';
import type { CheckAnswer } from '@relish/shared/risks/session-checks/check.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

/** Tables of the day itself: checks before a session, packs of outings and headcounts. */
export interface OutingTables {
  session_checks: {
    id: Generated<string>;
    carehome_id: string;
    client_uuid: string;
    event_id: string | null;
    report_id: string | null;
    assessment_id: string | null;
    resident_ids: string[];
    unassessed_ids: string[];
    answers: ColumnType<CheckAnswer[], string, never>;
    state: 'stop_and_think' | 'all_well';
    joined_note: string | null;
    checked_by: string;
    checked_at: Moment;
    created_at: Moment;
  };
  outings: {
    carehome_id: string;
    event_id: string;
    staff_ids: string[];
    leader_id: string | null;
    vehicle: string | null;
    turn_back_rule: string | null;
    missing_plan: string | null;
    revision: Generated<number>;
    updated_by: string;
    updated_at: Moment;
  };
  outing_people: {
    carehome_id: string;
    event_id: string;
    resident_id: string;
    worker_id: string | null;
    description: string | null;
  };
  outing_prints: {
    carehome_id: string;
    client_uuid: string;
    event_id: string;
    printed_by: string;
    printed_at: Moment;
    destroyed_by: string | null;
    destroyed_at: OptionalMoment;
  };
  headcounts: {
    id: Generated<string>;
    carehome_id: string;
    client_uuid: string;
    event_id: string;
    stage: (typeof STAGES)[number];
    round: number;
    resident_ids: string[];
    staff_ids: string[];
    expected_ids: string[];
    counted_by: string;
    counted_at: Moment;
    created_at: Moment;
  };
}
