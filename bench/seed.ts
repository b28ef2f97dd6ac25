import pg from 'pg';

/** Each home has fifty residents with full profiles. */
export interface Size {
  organisations: number;
  homes: number;
  /** Per home; defaults to RESIDENTS_PER_HOME. */
  residents?: number;
}
export const RESIDENTS_PER_HOME = 50;

// Set-based inserts: a million rows in the time of a thousand single ones.
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
     from carehomes c, generate_series(1, ${size.residents ?? RESIDENTS_PER_HOME}) n`,
  `insert into stays (carehome_id, resident_id, from_date, type)
     select carehome_id, id, move_in_date, 'permanent' from residents`,
  `insert into resident_statuses (carehome_id, resident_id, status, since, changed_at)
     select carehome_id, id, status, move_in_date, move_in_date from residents`,
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

/** Twelve sessions a day with eight residents each; some residents are missed recently. */
const RECORDS = (days: number) => [
  `insert into reports (carehome_id, client_uuid, report_type, title, category, format, started_at, day, duration_min,
       recorded_late, planned, evidence, scale_version, created_at, updated_at)
     select c.id, gen_random_uuid(), 'quick', 'Session ' || n, (array['MUS','PHY','SOC','SEN'])[1 + n % 4], 'group',
       d + n * interval '30 minutes' + interval '9 hours', d::date, 30, false, true, '{}', 1, d, d
     from carehomes c, generate_series(current_date - ${days}, current_date - 1, interval '1 day') d, generate_series(1, 12) n`,
  `with people as (select carehome_id, id, row_number() over (partition by carehome_id order by id) as n
       from residents where status = 'current')
     insert into participations (carehome_id, report_id, resident_id, position, started_at, day, attendance, minutes,
       engagement, mood_after, outcomes)
     select r.carehome_id, r.id, p.id, p.n, r.started_at, r.day, 'took_part', 30, p.n % 5, 1 + p.n % 5, '{enjoyed}'
     from reports r join people p on p.carehome_id = r.carehome_id
       and p.n % 6 = (extract(epoch from r.started_at)::bigint / 1800 + extract(doy from r.day)::int) % 6
       and (p.n > 8 or r.day < current_date - 9)`,
  `insert into record_versions (carehome_id, seq, kind, record_id, version, action, body, changed_at, hash)
     select carehome_id, row_number() over (partition by carehome_id order by started_at), 'report', id, 1, 'add',
       repeat('{"as it was written"}', 40), created_at, md5(id::text) from reports`,
  `insert into record_chains (carehome_id, seq, hash) select carehome_id, max(seq), 'x' from record_versions group by 1`,
  'analyze',
];

/** Five events a day; of each five one has two replies, two past ones a record and one a register. */
const EVENTS = (years: number) => [
  `insert into events (carehome_id, title, category, place, outdoors, day, start_time, minutes, starts_at, ends_at, audience,
       family_scope, rsvp, created_at, updated_at)
     select c.id, 'Event ' || n, (array['MUS','PHY','SOC','SEN'])[1 + n % 4], 'Lounge', false, d::date, (8 + n * 2) || ':00',
       60, d + (8 + n * 2) * interval '1 hour', d + (9 + n * 2) * interval '1 hour', 'all', 'all_home', n = 1, d, d
     from carehomes c, generate_series(1, 5) n,
       generate_series(current_date - ${years * 365}, current_date + 90, interval '1 day') d`,
  `insert into event_replies (carehome_id, event_id, resident_id, guests, status, seen_version, replied_at)
     select e.carehome_id, e.id, r.id, 1, 'coming', 1, e.created_at from events e
     join lateral (select id from residents where carehome_id = e.carehome_id order by id limit 2) r on true where e.rsvp`,
  `update events set recorded_at = ends_at where title in ('Event 1', 'Event 2') and ends_at < now()`,
  `insert into users (email, password_hash, first_name, last_name) values ('register@example.org', '', 'Reg', 'Ister')`,
  `insert into event_people (carehome_id, event_id, resident_id, mark, marked_by, marked_at, client_uuids)
     select e.carehome_id, e.id, r.id, 'came', u.id, e.ends_at, '{}' from events e
     join lateral (select id from residents where carehome_id = e.carehome_id order by id limit 2) r on true
     join users u on u.email = 'register@example.org' where e.title = 'Event 3' and e.ends_at < now()`,
  'analyze',
];

/** Nine weeks per home, as the nightly count stores them. */
const WEEKS = [
  `insert into home_weeks (carehome_id, week, figures, counted_at)
     select c.id, date_trunc('week', current_date)::date - 7 * n,
       (select jsonb_object_agg(id, jsonb_build_object('value', 40 + n, 'n', 50))
         from unnest(array['K1','K3','K4','K5','K7','K10','K17','K19']) id), now()
     from carehomes c, generate_series(0, 8) n`,
  'analyze',
];

/** Nine in ten agree to be seen by everyone inside the home. */
const PHOTO_CONSENTS = [
  `insert into consents (carehome_id, resident_id, purpose, decision, basis, from_date, recorded_at)
     select carehome_id, id, p, case when n % 10 = 9 and p = 'photo_other_families' then 'no' else 'yes' end,
       'own_consent', '2026-01-01', now()
     from (select carehome_id, id, row_number() over (partition by carehome_id order by id) as n from residents) r,
       unnest(array['photo_life_story','photo_other_families','photo_home_display']) p`,
];

/** Photos of the first home over three years with one or two people; every fourth shows its first resident. */
const PHOTOS = (count: number) => [
  `insert into media (carehome_id, purpose, key, width, height, bytes, created_at, hash, look)
     select c.id, 'photo', gen_random_uuid(), 1280, 960, 400000, now() - n * interval '1 minute', md5(n::text),
       -- One in a hundred looks like the one before it.
       left(md5((n - (n % 100 = 0)::int)::text), 16)
     from (select id from carehomes order by name limit 1) c, generate_series(1, ${count}) n`,
  `insert into photos (carehome_id, media_id, added_at, taken_on, sort_on, caption, origin, state, named, sharing, favourite)
     select carehome_id, id, created_at, d, d, 'Tea in the garden', 'staff',
       case n % 20 when 0 then 'needs_people' else 'ready' end, case n % 20 when 0 then 'not_yet' else 'everyone' end,
       case n % 3 when 0 then 'home' else 'own_family' end, n % 25 = 0
     from (select *, current_date - (n * 1095 / ${count})::int as d
       from (select *, row_number() over (order by created_at desc) as n from media) m) m`,
  `with people as (select id, row_number() over (order by id) as n, count(*) over () as total
       from residents where carehome_id = (select id from carehomes order by name limit 1) and status = 'current'),
     shown as (select f.*, row_number() over (order by sort_on desc, id) as n from photos f)
     insert into photo_people (carehome_id, photo_id, position, kind, resident_id, region, sort_on)
     select f.carehome_id, f.id, row_number() over (partition by f.id order by p.n) - 1, 'resident', p.id,
       '{100,200,200,400}', f.sort_on
     from shown f join people p
       on p.n in (case f.n % 4 when 0 then 1 else 2 + f.n % (p.total - 1) end, 2 + (f.n * 7 + 3) % (p.total - 1))`,
  'analyze',
];

/** One long thread of the team, in which every fifth message is a reply, and a short one of each family. */
const MESSAGES = (count: number) => [
  `insert into users (email, password_hash, first_name, last_name) values ('writer@example.org', '', 'Wri', 'Ter')`,
  `with each as (
       select t.id, t.carehome_id, n from threads t,
         generate_series(1, case when t.team = 'home' then ${count} else 20 end) n
       where t.kind = 'family' or t.team = 'home')
     insert into messages (carehome_id, thread_id, number, id, author_id, is_home, body, reply_to, created_at)
     select e.carehome_id, e.id, n, gen_random_uuid(), u.id, n % 2 = 0, 'Something that happened today, in a sentence or two.',
       case when n > 10 and n % 5 = 0 then n - 7 end, now() - (${count} - n) * interval '1 minute'
     from each e, users u where u.email = 'writer@example.org'`,
  `update threads t set number = m.number, last_at = m.at
     from (select thread_id, max(number) as number, max(created_at) as at from messages group by 1) m where m.thread_id = t.id`,
  'analyze',
];

/** A closed survey by name with so many entries and what was counted of them, in the first home. */
const SURVEY = (count: number) => [
  `insert into surveys (carehome_id, set_id, title, audience, anonymous, allow_proxy, is_always_open, closes_on, questions,
       group_key, published_at, opened_at, closed_at, counted_at, invited, created_at, updated_at)
     select id, gen_random_uuid(), 'How is life here?', 'staff', false, false, false, current_date, (
       select jsonb_agg(jsonb_build_object('key', 'q' || n, 'type', case when n = 1 then 'single' else 'agree5' end,
         'text', 'A statement.', 'help', null, 'section', null, 'required', false, 'domain', null, 'framework_item', null,
         'translations', '{}'::jsonb, 'options', case when n = 1 then
           '[{"code":"oak","label":"Oak"},{"code":"elm","label":"Elm"}]'::jsonb else '[]'::jsonb end))
       from generate_series(1, 20) n), 'q1', now(), now(), now(), now(), ${count}, now(), now()
     from carehomes order by name limit 1`,
  `insert into survey_entries (carehome_id, survey_id, client_uuid, mode, channel, completed_on, answers)
     select s.carehome_id, s.id, gen_random_uuid(), 'self', 'invited', current_date,
       (select jsonb_object_agg('q' || q, case when q = 1 then (array['oak', 'elm'])[1 + n % 2]
         else (array['strongly_agree', 'agree', 'neither', 'disagree'])[1 + (n * q) % 4] end) from generate_series(1, 20) q)
     from surveys s, generate_series(1, ${count}) n`,
  `insert into survey_counts (carehome_id, survey_id, month, voice, group_code, question, option, n)
     select carehome_id, survey_id, '', 'own', answers ->> 'q1', a.key, o.option, count(*)
     from survey_entries, jsonb_each_text(answers) a, lateral (values ('*'), (a.value)) o (option)
     group by 1, 2, 5, 6, 7`,
  `insert into survey_totals (carehome_id, survey_id, month, mode, channel, n)
     select carehome_id, survey_id, '', mode, channel, count(*) from survey_entries group by 1, 2, 4, 5`,
  'analyze',
];

/** Copies the only assessment: most are in use with reviews over a year, some are drafts or archived. */
const RISKS = (count: number) => [
  `with copies as (select gen_random_uuid() as new_id, n, a.* from risk_assessments a, generate_series(2, ${count}) n),
     heads as (
       insert into risk_assessments (id, carehome_id, kind, title, status, version, revision, band, likelihood, severity, decision,
         review_on, resident_ids, authors, assessor_id, archived_at, approved_version, approved_band, approved_by, approved_at,
         cover_version, cover_activity_id, cover_review_on, cover_decision, cover_hazards, created_at, created_by, changed_at)
       select new_id, carehome_id, kind, title || ' ' || n, (array['approved', 'approved', 'approved', 'draft', 'archived'])[1 + n % 5],
         1, 1, band, likelihood, severity, decision, current_date - 100 + n % 365, resident_ids, authors, assessor_id,
         case when n % 5 = 4 then now() end, 1, 'low', approved_by, approved_at, case when n % 5 < 3 then 1 end,
         cover_activity_id, current_date - 100 + n % 365, cover_decision, cover_hazards, created_at, created_by, changed_at
       from copies)
     insert into risk_assessment_versions (carehome_id, assessment_id, version, text, band, authors, assessor_id, created_at,
       approved_by, approved_at, relied_on)
     select c.carehome_id, c.new_id, 1, v.text, v.band, v.authors, v.assessor_id, v.created_at, v.approved_by, v.approved_at,
       v.relied_on
     from copies c join risk_assessment_versions v on v.assessment_id = c.id`,
  `insert into risk_assessment_people (carehome_id, assessment_id, resident_id, digest)
     select a.carehome_id, a.id, p.resident_id, p.digest from risk_assessments a, risk_assessment_people p
     where a.cover_version is not null on conflict do nothing`,
  // As the database does in the background, so that counts can use the index alone.
  'vacuum analyze',
];

/** An administrator of every home. */
const ADMIN = (userId: string) => [
  `insert into memberships (carehome_id, user_id, role) select id, '${userId}', 'org_admin' from carehomes
     on conflict (carehome_id, user_id) do update set role = 'org_admin'`,
];

export const seedMessages = (url: string, count: number) => execute(url, MESSAGES(count));
export const seedRisks = (url: string, count: number) => execute(url, RISKS(count));
export const enableRisks = (url: string) =>
  execute(url, ['update organisations set is_risk_assessment_enabled = true']);
export const seedSurvey = (url: string, count: number) => execute(url, SURVEY(count));
export const seedPhotoConsents = (url: string) => execute(url, PHOTO_CONSENTS);
export const seedPhotos = (url: string, count: number) => execute(url, PHOTOS(count));
export const seedWeeks = (url: string) => execute(url, WEEKS);
export const makeAdmin = (url: string, userId: string) => execute(url, ADMIN(userId));
export const seed = (url: string, size: Size) => execute(url, STATEMENTS(size));
export const seedEvents = (url: string, years: number) => execute(url, EVENTS(years));
export const seedRecords = (url: string, days: number) => execute(url, RECORDS(days));

async function execute(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
