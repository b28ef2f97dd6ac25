import type { SectionKey } from '@relish/shared/residents/about-me/sections.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** Counted in SQL, so that no name or text leaves the database. */
export async function listWhatIsKnown(db: Db, carehomeId: string, today: string) {
  const { rows } = await sql<{
    id: string;
    date_of_birth: string | null;
    move_in_date: string;
    level: Level | null;
    review_due: string | null;
    filled: SectionKey[];
    closed: SectionKey[];
    interests: number;
    requests: number;
    consents_answered: number;
    consent_review_overdue: boolean;
    safety_confirmed_at: string | null;
    has_key_worker: boolean;
    has_family: boolean;
  }>`
    select r.id, r.date_of_birth, r.move_in_date, p.confirmed_level as level, p.review_due, r.safety_confirmed_at,
      r.key_worker_id is not null as has_key_worker,
      array(select distinct e.section_key from about_me_entries e where e.carehome_id = r.carehome_id
        and e.resident_id = r.id and e.status = 'accepted') as filled,
      array(select x.section_key from about_me_closed x where x.carehome_id = r.carehome_id
        and x.resident_id = r.id and x.prompt_key = '') as closed,
      (select count(*)::int from about_me_entries e where e.carehome_id = r.carehome_id
        and e.resident_id = r.id and e.status = 'accepted' and e.section_key = 'please') as requests,
      (select count(*)::int from resident_interests i where i.carehome_id = r.carehome_id
        and i.resident_id = r.id) as interests,
      (select count(*)::int from consents c where c.carehome_id = r.carehome_id
        and c.resident_id = r.id and c.superseded_at is null) as consents_answered,
      exists (select from consents c where c.carehome_id = r.carehome_id and c.resident_id = r.id
        and c.superseded_at is null and c.review_on < ${today}::date) as consent_review_overdue,
      exists (select from relative_links l where l.carehome_id = r.carehome_id and l.resident_id = r.id
        and l.status = 'active') as has_family
    from residents r
    left join pal_assessments p on p.carehome_id = r.carehome_id and p.resident_id = r.id and p.status = 'final'
    where r.carehome_id = ${carehomeId} and r.status in ('current', 'respite', 'hospital', 'away')`.execute(
    db,
  );
  return rows;
}

export type WhatIsKnown = Awaited<ReturnType<typeof listWhatIsKnown>>[number];
