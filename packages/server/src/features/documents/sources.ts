import type { DocumentContent } from '@relish/shared/documents/content.ts';
import type { DocumentKind } from '@relish/shared/documents/contract.ts';
import type { Period } from '@relish/shared/figures/rows.ts';

import type { Pseudonyms } from '../../core/pseudonyms.ts';
import type { Db } from '../../db/database.ts';
import type { DocumentOptions } from '../../db/document-tables.ts';
import type { Library } from '../../library/library.ts';

/** What a document is made with, in a request or in a job. */
export interface Sources {
  db: Db;
  carehomeId: string;
  library: Library;
  pseudonyms: Pseudonyms;
  now: Date;
}

export interface Wanted extends Period {
  kind: DocumentKind;
  resident_id: string | null;
  options: DocumentOptions;
  requested_by: string;
}

export interface Built {
  content: DocumentContent;
  /** Of A: what is in it. */
  shown: { reports: string[]; photos: { media_id: string; key: string }[] };
  /** Of B and C: a row per participation, the header first. */
  table: string[][];
}
