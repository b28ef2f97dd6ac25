-- Surveys of a home. One that was started in several homes is a row in each of them, with the same set_id. Anonymous
-- answers are kept as counts and loose texts only, never as entries (docs/decisions/surveys.md).

create table surveys (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id) on delete cascade,
  set_id uuid not null,
  homes smallint not null default 1,
  title text not null check (length(title) between 1 and 120),
  intro text not null default '' check (length(intro) <= 1000),
  audience text not null check (audience in ('resident', 'relative', 'staff', 'professional')),
  anonymous boolean not null,
  allow_proxy boolean not null,
  is_always_open boolean not null,
  -- In the home's own time zone; open until the end of the last day.
  opens_on date,
  closes_on date,
  languages text[] not null default '{en}',
  template text,
  attribution text,
  group_key text,
  questions jsonb not null,
  published_at timestamptz,
  -- When people were invited.
  opened_at timestamptz,
  invited integer,
  closed_at timestamptz,
  -- When the last answers were counted: results are published from then on.
  counted_at timestamptz,
  -- Answers to a survey that is always open that came after its last batch of five.
  not_counted integer not null default 0,
  archived_at timestamptz,
  archive_reason text check (length(archive_reason) <= 500),
  -- The key that signs tokens; its private part is deleted when the survey closes.
  key_n text,
  key_e text,
  key_fingerprint text,
  key_sealed text,
  poster_hash bytea unique,
  poster_sealed text,
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_by uuid references users (id),
  updated_at timestamptz not null,
  unique (carehome_id, id),
  check (group_key is null or not is_always_open),
  check ((archived_at is null) = (archive_reason is null)),
  check (published_at is null or (anonymous = (key_n is not null)))
);
create index surveys_latest on surveys (carehome_id, created_at desc);
create index surveys_set on surveys (carehome_id, set_id);
create index surveys_at_work on surveys (id) where published_at is not null and counted_at is null;

-- Who is asked. No time and nothing of the answer: only whether a token was given to the person.
create table survey_invitations (
  carehome_id uuid not null,
  survey_id uuid not null,
  user_id uuid not null references users (id),
  secret_hash bytea unique,
  -- The blinded form says nothing about the token.
  blinded_hash bytea,
  primary key (carehome_id, survey_id, user_id),
  foreign key (carehome_id, survey_id) references surveys (carehome_id, id) on delete cascade
);
create index survey_invitations_user on survey_invitations (user_id);

-- Anonymous answers until the next batch of at least five is counted.
create table survey_queue (
  carehome_id uuid not null,
  survey_id uuid not null,
  token_hash bytea not null,
  mode text not null check (mode in ('self', 'with_help', 'proxy', 'paper')),
  channel text not null check (channel in ('invited', 'poster', 'collected')),
  helper_role text not null default '',
  answers jsonb not null,
  primary key (carehome_id, survey_id, token_hash),
  foreign key (carehome_id, survey_id) references surveys (carehome_id, id) on delete cascade
);

create table survey_spent (
  carehome_id uuid not null,
  survey_id uuid not null,
  token_hash bytea not null,
  primary key (carehome_id, survey_id, token_hash),
  foreign key (carehome_id, survey_id) references surveys (carehome_id, id) on delete cascade
);

create table survey_totals (
  carehome_id uuid not null,
  survey_id uuid not null,
  month text not null,
  mode text not null,
  channel text not null,
  helper_role text not null default '',
  n integer not null check (n > 0),
  primary key (carehome_id, survey_id, month, mode, channel, helper_role),
  foreign key (carehome_id, survey_id) references surveys (carehome_id, id) on delete cascade
);

create table survey_counts (
  carehome_id uuid not null,
  survey_id uuid not null,
  month text not null,
  voice text not null check (voice in ('own', 'proxy')),
  group_code text not null,
  question text not null,
  option text not null,
  n integer not null check (n > 0),
  primary key (carehome_id, survey_id, month, voice, group_code, question, option),
  foreign key (carehome_id, survey_id) references surveys (carehome_id, id) on delete cascade
);

-- Loose: texts of one person are not connected with each other or with the person's other answers.
create table survey_texts (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  survey_id uuid not null,
  month text not null,
  question text not null,
  text text not null check (length(text) <= 1000),
  theme text check (length(theme) <= 60),
  foreign key (carehome_id, survey_id) references surveys (carehome_id, id) on delete cascade
);
create index survey_texts_of on survey_texts (carehome_id, survey_id, id);

-- Only surveys that are not anonymous have entries.
create table survey_entries (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  survey_id uuid not null,
  -- Chosen by the device (N20).
  client_uuid uuid not null,
  respondent_id uuid references users (id),
  resident_id uuid,
  mode text not null check (mode in ('self', 'with_help', 'proxy', 'paper')),
  channel text not null check (channel in ('invited', 'poster', 'collected')),
  helper_role text,
  completed_on date not null,
  answers jsonb not null,
  unique (carehome_id, survey_id, client_uuid),
  unique (carehome_id, survey_id, respondent_id),
  foreign key (carehome_id, survey_id) references surveys (carehome_id, id) on delete cascade,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index survey_entries_latest on survey_entries (carehome_id, survey_id, completed_on desc, id);
create index survey_entries_resident on survey_entries (carehome_id, resident_id) where resident_id is not null;
create index survey_entries_respondent on survey_entries (respondent_id) where respondent_id is not null;

-- Answers are written by the system only, so that no user's rights can read the queue.
grant select (id, carehome_id, set_id, homes, title, intro, audience, anonymous, allow_proxy, is_always_open, opens_on,
  closes_on, languages, template, attribution, group_key, questions, published_at, opened_at, invited, closed_at,
  counted_at, not_counted, archived_at, archive_reason, key_n, key_e, key_fingerprint, poster_hash, version, created_by,
  created_at, updated_by, updated_at), insert, delete on surveys to relish_app;
grant update (title, intro, audience, anonymous, allow_proxy, is_always_open, opens_on, closes_on, languages, template,
  attribution, group_key, questions, published_at, closed_at, archived_at, archive_reason, key_n, key_e,
  key_fingerprint, key_sealed, version, updated_by, updated_at) on surveys to relish_app;
grant select (carehome_id, survey_id, user_id, blinded_hash) on survey_invitations to relish_app;
grant select on survey_totals, survey_counts, survey_entries to relish_app;
grant select, update (theme) on survey_texts to relish_app;

alter table surveys enable row level security;
create policy own_carehome on surveys to relish_app using (carehome_id = (select current_carehome()));
create policy for_families on surveys as restrictive for select to relish_app
  using (not (select current_is_relative()) or (audience = 'relative' and published_at is not null));
create policy staff_insert on surveys as restrictive for insert to relish_app
  with check (created_by = (select current_person()) and not (select current_is_relative()));
create policy staff_update on surveys as restrictive for update to relish_app
  using (not (select current_is_relative()));
create policy drafts_only on surveys as restrictive for delete to relish_app
  using (published_at is null and not (select current_is_relative()));

alter table survey_invitations enable row level security;
create policy own_invitation on survey_invitations to relish_app
  using (carehome_id = (select current_carehome()) and user_id = (select current_person()));
alter table survey_queue enable row level security;
alter table survey_spent enable row level security;
alter table survey_totals enable row level security;
create policy own_carehome on survey_totals to relish_app
  using (carehome_id = (select current_carehome()) and not (select current_is_relative()));
alter table survey_counts enable row level security;
create policy own_carehome on survey_counts to relish_app
  using (carehome_id = (select current_carehome()) and not (select current_is_relative()));
alter table survey_texts enable row level security;
create policy own_carehome on survey_texts to relish_app
  using (carehome_id = (select current_carehome()) and not (select current_is_relative()));
alter table survey_entries enable row level security;
create policy own_carehome on survey_entries to relish_app using (carehome_id = (select current_carehome()));
create policy for_families on survey_entries as restrictive for select to relish_app
  using (not (select current_is_relative()) or respondent_id = (select current_person()));
