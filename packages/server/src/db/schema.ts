import type { PackageTitle } from '@relish/shared/constants.ts';
import type { Region } from '@relish/shared/fields.ts';
import type { FigureSet } from '@relish/shared/reports/figures/totals.ts';
import type { PicturePurpose } from '@relish/shared/residents/consents/purposes.ts';
import type { Role } from '@relish/shared/roles.ts';
import type { ColumnType, Generated } from 'kysely';

import type { ChatTables } from './chat-tables.ts';
import type { Moment, OptionalMoment } from './columns.ts';
import type { DemoTables } from './demo-tables.ts';
import type { DirectoryTables } from './directory-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { EventTables } from './event-tables.ts';
import type { LibraryTables } from './library-tables.ts';
import type { ListeningTables } from './listening-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { OutingTables } from './outing-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { PhotoBookTables } from './photo-book-tables.ts';
import type { PhotoTables } from './photo-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { RiskTables } from './risk-tables.ts';
import type { SurveyTables } from './survey-tables.ts';
import type { VisitTables } from './visit-tables.ts';

type CreatedAt = ColumnType<string, Date | string | undefined, never>;

export interface Schema
  extends
    PeopleTables,
    LibraryTables,
    PhotoTables,
    PhotoBookTables,
    ReportTables,
    DocumentTables,
    EventTables,
    VisitTables,
    DirectoryTables,
    NoticeTables,
    ChatTables,
    ListeningTables,
    SurveyTables,
    RiskTables,
    OutingTables,
    DemoTables {
  organisations: {
    id: Generated<string>;
    name: string;
    type: number;
    package_title: PackageTitle;
    is_basic: Generated<boolean>;
    expired: Generated<boolean>;
    /** The last day of a trial, in the time zone of the home. */
    trial_ends_on: string | null;
    is_risk_assessment_enabled: Generated<boolean>;
    is_demo: Generated<boolean>;
    created_at: CreatedAt;
  };
  carehomes: {
    id: Generated<string>;
    organisation_id: string;
    name: string;
    region: Region;
    time_zone: Generated<string>;
    settings: Generated<unknown>;
    setup: Generated<unknown>;
    telephone: string | null;
    address: string | null;
    visiting_times: string | null;
    weeks_counted_at: OptionalMoment;
    /** In the home's own time zone. */
    first_day: Generated<string>;
    created_at: CreatedAt;
  };
  users: {
    id: Generated<string>;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    email_confirmed_at: OptionalMoment;
    /**
     * Registered without an invitation and not confirmed yet: the address may belong to someone
     * else.
     */
    is_pending: Generated<boolean>;
    last_carehome_id: string | null;
    deactivated_at: OptionalMoment;
    created_at: CreatedAt;
  };
  memberships: {
    carehome_id: string;
    user_id: string;
    role: Role;
    started_at: ColumnType<string, Date | undefined, Date>;
    ended_at: OptionalMoment;
    /** For agency staff whose account ends automatically. */
    ends_at: OptionalMoment;
    job_title: string | null;
    /** 'MM-DD', entered by the user. */
    birthday: string | null;
    week_mail: Generated<boolean>;
    programme_mail: Generated<boolean>;
    reminder_mail: Generated<boolean>;
    message_mail: Generated<boolean>;
    message_mailed_on: string | null;
    first_steps_closed: Generated<boolean>;
    week_mailed_on: string | null;
    training: ColumnType<Record<string, string | null>, string | undefined, string>;
  };
  sessions: {
    id: Generated<string>;
    token_hash: Buffer;
    user_id: string;
    carehome_id: string;
    created_at: CreatedAt;
    expires_at: Moment;
    app_version: string | null;
    app_build: string | null;
    app_platform: string | null;
    app_active_at: OptionalMoment;
    /** The session that a session in demo mode was started from, and ends with. */
    demo_of: string | null;
  };
  push_subscriptions: {
    id: Generated<string>;
    session_id: string;
    user_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    subscribed_at: Moment;
  };
  push_keys: { only_row: Generated<boolean>; public_key: string; private_key: string };
  password_resets: { token_hash: Buffer; user_id: string; expires_at: Moment };
  email_confirmations: { token_hash: Buffer; user_id: string; expires_at: Moment };
  email_changes: {
    id: Generated<string>;
    user_id: string;
    session_id: string | null;
    old_email: string;
    new_email: string;
    confirm_hash: Buffer | null;
    cancel_hash: Buffer | null;
    confirmed_at: OptionalMoment;
    expires_at: Moment;
  };
  invitations: {
    id: Generated<string>;
    carehome_id: string;
    email: string;
    role: Role;
    code_hash: Buffer | null;
    invited_by: string | null;
    created_at: CreatedAt;
    expires_at: Moment;
    accepted_at: OptionalMoment;
    cancelled_at: OptionalMoment;
    relative_link_id: string | null;
    job_title: string | null;
    access_ends_at: OptionalMoment;
  };
  media: {
    id: Generated<string>;
    carehome_id: string;
    resident_id: string | null;
    purpose: PicturePurpose | 'activity' | 'report' | 'notice' | 'photo' | 'blurred' | null;
    key: string;
    width: number | null;
    height: number | null;
    bytes: number | null;
    uploaded_by: string | null;
    created_at: Moment;
    removed_at: OptionalMoment;
    /** SHA-256 of the upload. */
    hash: string | null;
    /** Perceptual hash, 64 bits as hexadecimal digits. */
    look: string | null;
    blurred_from: string | null;
    blur_hash: string | null;
  };
  audit_log: {
    id: Generated<number>;
    at: Moment;
    carehome_id: string | null;
    user_id: string | null;
    role: string | null;
    action: string;
    entity: string | null;
    entity_id: string | null;
    reason: string | null;
    address: string | null;
  };
  attempts: { key: Buffer; count: number; resets_at: Moment };
  idempotency_keys: {
    user_id: string;
    call: string;
    key: string;
    input_hash: string;
    /** Sealed JSON. */
    answer: string;
    created_at: Moment;
  };
  jobs: {
    id: Generated<string>;
    kind: string;
    payload: unknown;
    run_at: Moment;
    attempts: Generated<number>;
    failed_at: OptionalMoment;
    last_error: string | null;
    created_at: CreatedAt;
  };
  home_weeks: {
    carehome_id: string;
    week: string;
    figures: ColumnType<FigureSet, string, string>;
    counted_at: Moment;
  };
  maintenance: { only_row: Generated<boolean>; message: string | null };
}
