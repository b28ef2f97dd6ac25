import type { Period } from '@relish/shared/days.ts';
import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';
import type { DocumentKind } from '@relish/shared/reports/documents/contract.ts';

import type { Library } from '../../../content/library.ts';
import type { Pseudonyms } from '../../../core/pseudonyms.ts';
import type { Db } from '../../../db/database.ts';
import type { DocumentOptions } from '../../../db/document-tables.ts';

export interface Sources {
  db: Db;
  carehomeId: string;
  library: Library;
  pseudonyms: Pseudonyms;
  now: Date;
}

/** Reads in short transactions, so that a large document does not hold up other requests. */
export type StagedSources = Omit<Sources, 'db'> & {
  read: <T>(query: (db: Db) => Promise<T>) => Promise<T>;
};

export interface Wanted extends Period {
  kind: DocumentKind;
  resident_id: string | null;
  options: DocumentOptions;
  requested_by: string;
}

export interface Built {
  content: DocumentContent;
  /** Only for family_update. */
  shown: { reports: string[]; photos: { media_id: string; key: string }[] };
  /** Not for family updates: the header, then a row per participation. */
  table: () => string[][];
}
