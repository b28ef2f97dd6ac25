import type {
  DocumentFormat,
  DocumentKind,
  DocumentState,
} from '@relish/shared/reports/documents/contract.ts';
import type { MailStatus } from '@relish/shared/reports/report-mails/contract.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

type Json<T> = ColumnType<T, string | undefined, string>;

export interface DocumentOptions {
  /** home_evidence: only these residents; empty means all. */
  resident_ids: string[];
  /** home_evidence: full names instead of pseudonyms. */
  names: boolean;
  /** home_evidence: for an inspector, who knows residents by pseudonyms. */
  pseudonyms: boolean;
  /** care_planning: with PAL levels. */
  levels: boolean;
  /** care_planning: with concerns that only managers read. */
  concerns: boolean;
}

/** Tables of the migrations `documents` and `report-mails`. */
export interface DocumentTables {
  documents: {
    id: Generated<string>;
    carehome_id: string;
    kind: DocumentKind;
    format: DocumentFormat;
    resident_id: string | null;
    from_day: string;
    to_day: string;
    options: Json<DocumentOptions>;
    requested_by: string;
    state: Generated<DocumentState>;
    progress: Generated<number>;
    file_key: string | null;
    file_bytes: number | null;
    sha256: string | null;
    shown: Json<{ reports: string[]; photos: string[] }>;
    created_at: Moment;
    finished_at: OptionalMoment;
    expires_at: Moment;
    removed_at: OptionalMoment;
  };
  report_mails: {
    id: Generated<string>;
    carehome_id: string;
    document_id: string | null;
    resident_id: string;
    recipient_user_id: string | null;
    address: string;
    attach: Generated<boolean>;
    from_day: string;
    to_day: string;
    status: Generated<MailStatus>;
    tries: Generated<number>;
    error_code: string | null;
    sha256: string | null;
    sent_by: string;
    created_at: Moment;
    sent_at: OptionalMoment;
    opened_at: OptionalMoment;
  };
}
