import { randomUUID } from 'node:crypto';

import type {
  AccessLevel,
  Agreement,
  Authority,
  LinkStatus,
  Relationship,
} from '@relish/shared/residents/relatives/choices.ts';

import type { Db } from '../../../db/database.ts';
import { insertLinks, insertRelatives } from './queries.ts';

export interface LinkToMake {
  id?: string;
  resident_id: string;
  relationship: Relationship;
  access_level?: AccessLevel;
  status?: LinkStatus;
  agreed?: Agreement;
  authority?: Authority;
  authority_seen_on?: string | null;
  authority_seen_by?: string | null;
  is_main_contact?: boolean;
  emergency_order?: number | null;
  notes?: string | null;
}

export interface RelativeToMake {
  first_name: string;
  last_name: string;
  /** Null for contacts without an account. */
  user_id?: string | null;
  email?: string | null;
  phone?: string | null;
  language?: string;
  last_active_on?: string | null;
  links: LinkToMake[];
}

/** Bulk insert for demonstrations and tests. */
export async function makeRelatives(
  db: Db,
  carehomeId: string,
  people: RelativeToMake[],
  { invitedBy, now }: { invitedBy: string; now: Date },
): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = people.map(({ links, ...person }) => ({ id: randomUUID(), person, links }));
  await insertRelatives(
    db,
    rows.map(({ id, person }) => ({
      user_id: null,
      email: null,
      phone: null,
      language: 'en',
      ...person,
      id,
      carehome_id: carehomeId,
      created_at: now,
    })),
  );
  const links = rows.flatMap(({ id, person, links: own }) =>
    own.map((link) => ({
      access_level: person.user_id ? 3 : 0,
      status: 'active' as const,
      agreed: 'resident_agrees' as const,
      authority: 'none',
      authority_seen_on: null,
      authority_seen_by: null,
      is_main_contact: false,
      emergency_order: null,
      notes: null,
      ...link,
      carehome_id: carehomeId,
      relative_id: id,
      invited_by: invitedBy,
      created_at: now,
      accepted_at: person.user_id ? now : null,
    })),
  );
  if (links.length > 0) await insertLinks(db, links);
  return rows.map(({ id }) => id);
}
