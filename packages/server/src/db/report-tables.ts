import type { Category } from '@relish/shared/activities/choices.ts';
import type {
  AddendumKind,
  ObservationAction,
  ObservationType,
} from '@relish/shared/observations/choices.ts';
import type { Level } from '@relish/shared/pal/levels.ts';
import type {
  Attendance,
  DeclineReason,
  Engagement,
  Feedback,
  FeedbackSource,
  Mood,
  Outcome,
  ReportFormat,
  ReportPlace,
  ReportStatus,
  ReportType,
  SupportLevel,
} from '@relish/shared/reports/choices.ts';
import type { Leader } from '@relish/shared/reports/report.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment } from './columns.ts';

type Json<T> = ColumnType<T, string, string>;
/** A bigint: no home writes so many that a number could not hold it. */
type Count = ColumnType<number, number, number>;

/** Computed by the database from what stands beside it. */
type Computed<T> = ColumnType<T, never, never>;

/** What migrations `reports` and `observations` make. */
export interface ReportTables {
  reports: {
    id: Generated<string>;
    carehome_id: string;
    client_uuid: string;
    report_type: ReportType;
    status: Generated<ReportStatus>;
    activity_id: string | null;
    title: string;
    category: Category;
    format: ReportFormat;
    started_at: Moment;
    day: string;
    duration_min: number;
    recorded_late: boolean;
    place: ReportPlace | null;
    place_text: string | null;
    led_by: Json<Leader[]>;
    helpers: Json<Leader[]>;
    planned: boolean;
    choice_id: string | null;
    note: string | null;
    what_worked: string | null;
    what_to_change: string | null;
    cost_pence: number | null;
    external_provider: string | null;
    evidence: string[];
    scale_version: number;
    void_reason: string | null;
    version: Generated<number>;
    created_by: string | null;
    created_at: Moment;
    updated_by: string | null;
    updated_at: Moment;
  };
  participations: {
    carehome_id: string;
    report_id: string;
    resident_id: string;
    position: number;
    started_at: Moment;
    day: string;
    voided: Generated<boolean>;
    attendance: Attendance;
    decline_reason: DeclineReason | null;
    alternative_offered: string | null;
    minutes: number;
    engagement: Engagement | null;
    mood_before: Mood | null;
    mood_after: Mood | null;
    feedback: Feedback | null;
    feedback_source: FeedbackSource | null;
    support_level: SupportLevel | null;
    outcomes: Outcome[];
    quote: string | null;
    note: string | null;
    note_shareable: boolean;
    distress: boolean;
    distress_note: string | null;
    share_with_family: boolean;
    pal_level_at_time: Level | null;
  };
  report_photos: {
    carehome_id: string;
    report_id: string;
    media_id: string;
    position: number;
    resident_ids: string[];
    agreed_ids: string[];
    caption: string | null;
  };
  report_templates: {
    id: Generated<string>;
    carehome_id: string;
    name: string;
    activity_id: string | null;
    title: string;
    category: Category;
    duration_min: number;
    place: ReportPlace | null;
    resident_ids: string[];
    created_by: string | null;
    created_at: Moment;
  };
  record_versions: {
    carehome_id: string;
    seq: Count;
    kind: 'report' | 'observation' | 'addendum';
    record_id: string;
    version: number;
    action: string;
    reason: string | null;
    body: string;
    changed_by: string | null;
    changed_at: Moment;
    hash: string;
  };
  observations: {
    id: Generated<string>;
    carehome_id: string;
    client_uuid: string;
    resident_id: string;
    report_id: string | null;
    type: ObservationType;
    text: string;
    seen_at: Moment;
    action: ObservationAction;
    action_by: string | null;
    follow_up_date: string | null;
    needs_attention: Computed<boolean>;
    created_by: string | null;
    created_at: Moment;
  };
  observation_addenda: {
    id: Generated<string>;
    carehome_id: string;
    client_uuid: string | null;
    resident_id: string;
    observation_id: string;
    kind: AddendumKind;
    text: string;
    created_by: string | null;
    created_at: Moment;
  };
  record_chains: { carehome_id: string; seq: Count; hash: string };
}
