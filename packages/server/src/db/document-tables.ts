import type {
  DocumentFormat,
  DocumentKind,
  DocumentState,
} from '@relish/shared/documents/contract.ts';
import type { MailStatus } from '@relish/shared/report-mails/contract.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

type Json<T> = ColumnType<T, string | undefined, string>;

export interface DocumentOptions {
  /** Of C: only these; everybody when nobody is named. */
  resident_ids: string[];
  /** Of C: full names instead of initials and rooms. */
  names: boolean;
  /** Of C: for an inspector, who knows everybody by a pseudonym. */
  pseudonyms: boolean;
  /** Of B: whoever asked may see levels. */
  levels: boolean;
  /** Of B: whoever asked may read what was told to managers. */
  concerns: boolean;
}

/** What migrations `documents` and `report-mails` make. */
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
