import type {
  Decision,
  RiskKind,
  RiskStatus,
} from '@relish/shared/risks/risk-assessments/choices.ts';
import type { Band } from '@relish/shared/risks/risk-assessments/matrix.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

type Computed<T> = ColumnType<T, never, never>;

/** Tables of the migration `risk-assessments`. */
export interface RiskTables {
  risk_assessments: {
    id: Generated<string>;
    carehome_id: string;
    kind: RiskKind;
    title: string;
    status: RiskStatus;
    version: number;
    revision: number;
    band: Band;
    likelihood: number | null;
    severity: number | null;
    decision: Decision | null;
    review_on: string;
    resident_ids: Generated<string[]>;
    authors: string[];
    assessor_id: string;
    returned_because: string | null;
    archived_because: string | null;
    archived_at: OptionalMoment;
    approved_version: number | null;
    approved_band: Band | null;
    approved_by: string | null;
    approved_at: OptionalMoment;
    cover_version: number | null;
    cover_activity_id: string | null;
    cover_event_id: string | null;
    cover_review_on: string | null;
    cover_decision: Decision | null;
    cover_hazards: string[] | null;
    reminded_on: string | null;
    created_at: Moment;
    created_by: string;
    changed_at: Moment;
    attention: Computed<number>;
    attention_day: Computed<number>;
  };
  risk_assessment_versions: {
    carehome_id: string;
    assessment_id: string;
    version: number;
    text: string;
    band: Band;
    authors: string[];
    assessor_id: string;
    created_at: Moment;
    approved_by: string | null;
    approved_at: OptionalMoment;
    relied_on: string | null;
  };
  risk_assessment_people: {
    carehome_id: string;
    assessment_id: string;
    resident_id: string;
    digest: string;
  };
  risk_actions: {
    carehome_id: string;
    assessment_id: string;
    key: string;
    owner_id: string | null;
    due_on: string | null;
    done_on: string | null;
    done_by: string | null;
  };
  risk_settings: {
    carehome_id: string;
    blocks_planning: boolean;
    set_at: Moment;
    set_by: string;
  };
}
