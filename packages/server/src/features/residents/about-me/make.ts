import {
  type SectionKey,
  SECTIONS,
  type Visibility,
  type Voice,
} from '@relish/shared/residents/about-me/sections.ts';

import type { Sealer } from '../../../core/sealed.ts';
import type { Db } from '../../../db/database.ts';
import { type EntryValues, insertEntries } from './queries.ts';
import { sealText } from './sealed-text.ts';

export interface EntryToMake {
  resident_id: string;
  author_id: string;
  section_key: SectionKey;
  prompt_key?: string | null;
  text: string;
  /** No default, because a made-up source would be false. */
  voice: Voice;
  supported_by?: string | null;
  /** Defaults to the day of writing. */
  told_on?: string;
  period?: string | null;
  place?: string | null;
  visibility?: Visibility;
  status?: 'accepted' | 'pending';
  media_ids?: string[];
  confirmed_by?: string | null;
  confirmed_on?: string | null;
  at: Date;
}

// PostgreSQL allows 65,535 parameters per statement.
const AT_ONCE = 1000;

/** Bulk insert for demonstrations and tests; returns ids in the given order. */
export async function makeAboutMe(
  db: Db,
  carehomeId: string,
  entries: EntryToMake[],
  sealer: Sealer,
): Promise<string[]> {
  const rows = entries.map(({ at, ...entry }, index): EntryValues => ({
    told_on: at.toISOString().slice(0, 10),
    visibility: SECTIONS[entry.section_key].visibility,
    status: 'accepted',
    ...entry,
    carehome_id: carehomeId,
    text: sealText(sealer, entry.section_key, entry.text),
    position: entry.status === 'pending' ? 0 : index + 1,
    created_at: at,
    updated_at: at,
  }));
  const ids: string[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE)
    ids.push(...(await insertEntries(db, rows.slice(start, start + AT_ONCE))));
  return ids;
}
