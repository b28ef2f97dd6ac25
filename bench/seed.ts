import pg from 'pg';

/** How much a database holds; each home has fifty residents with everything that is known of them. */
export interface Size {
  organisations: number;
  homes: number;
}
export const RESIDENTS_PER_HOME = 50;

// Written as sets: a million rows in the time that a loop would need for a thousand.
const STATEMENTS = (size: Size) => [
  `insert into organisations (name, type, package_title)
     select 'Organisation ' || n, 1, 'Package E' from generate_series(1, ${size.organisations}) n`,
  `insert into carehomes (organisation_id, name, region)
     select o.id, o.name || ', home ' || n, 'england'
     from organisations o, generate_series(1, ${size.homes / size.organisations}) n`,
  `insert into residents (carehome_id, first_name, last_name, preferred_name, date_of_birth, room, move_in_date,
       stay_type, status, status_since, family_status, family_status_since, created_at, updated_at, communication)
     select c.id, (array['Mary','Arthur','Siobhán','Łukasz','Amrit','Gwen','Comfort','Peggy','Stan','Zoë'])[1 + n % 10],
       (array['Hartley','Okafor','Davies','Nowak','Singh','Campbell','Patel','O’Brien','Lewis','Ahmed'])[1 + (n * 7) % 10] || n,
       (array['Molly','Art','Shiv','Luke','Amrit','Gwennie','Connie','Peg','Stan','Zo'])[1 + n % 10],
       date '1930-01-01' + n * 97, 'R' || n, date '2024-01-01', 'permanent',
       case when n % 17 = 0 then 'moved_out' else 'current' end, now(), 'current', now(), now(), now(),
       '{"hearing":"none","sight":"glasses","speech":"clear","reading":"yes","formats":[]}'
     from carehomes c, generate_series(1, ${RESIDENTS_PER_HOME}) n`,
  `insert into about_me_entries (carehome_id, resident_id, section_key, text, voice, told_on, visibility, status, created_at, updated_at)
     select carehome_id, id, (array['essentials','matters','people','work','interests','please'])[n],
       'Something worth knowing about a person, told in a sentence or two.', 'resident', '2026-01-01', 'staff_family',
       'accepted', now(), now()
     from residents, generate_series(1, 6) n`,
  `insert into resident_interests (carehome_id, resident_id, interest_code, stance, source, last_confirmed)
     select carehome_id, id, (array['music.choir','games.bingo','nature.gardening','food.baking','words.poetry'])[n],
       'love', 'resident', '2026-01-01' from residents, generate_series(1, 5) n`,
  `insert into consents (carehome_id, resident_id, purpose, decision, basis, from_date, recorded_at)
     select carehome_id, id, (array['photo_record','photo_own_family','share_about_me_family','birthday_shown'])[n],
       'yes', 'own_consent', '2026-01-01', now() from residents, generate_series(1, 4) n`,
  `insert into pal_assessments (carehome_id, resident_id, source, answers, confirmed_level, status, completed_on,
       review_due, created_at, updated_at)
     select carehome_id, id, 'in_app', '{}', 'exploratory', case n when 1 then 'final' else 'superseded' end,
       date '2026-01-01' - n * 90, '2026-12-01', now(), now() from residents, generate_series(1, 2) n`,
  'analyze',
];

export async function seed(url: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of STATEMENTS(size)) await client.query(statement);
  await client.end();
}
