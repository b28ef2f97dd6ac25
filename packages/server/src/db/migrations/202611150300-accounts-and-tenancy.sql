-- Organisations own care homes; people belong to homes through memberships.
-- Requests of a signed-in person run as relish_app, which sees only the home (and the person)
-- named by two settings of the transaction: a query that forgets its tenant finds nothing.

create function current_carehome() returns uuid language sql stable
  as $$ select nullif(current_setting('relish.carehome_id', true), '')::uuid $$;
create function current_person() returns uuid language sql stable
  as $$ select nullif(current_setting('relish.user_id', true), '')::uuid $$;

create table organisations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  type smallint not null check (type in (1, 2)),
  package_title text not null check (package_title in ('Package A', 'Package B', 'Package C', 'Package D', 'Package E')),
  is_basic boolean not null default false,
  expired boolean not null default false,
  is_risk_assessment_enabled boolean not null default false,
  created_at timestamptz not null default now()
);

create table carehomes (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id),
  name text not null,
  region text not null check (region in ('england', 'scotland', 'wales', 'northern_ireland', 'other')),
  time_zone text not null default 'Europe/London',
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index carehomes_organisation on carehomes (organisation_id);

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  -- Set by whatever only the owner of the address can do: using a mailed code or link.
  email_confirmed_at timestamptz,
  last_carehome_id uuid references carehomes (id),
  deactivated_at timestamptz,
  created_at timestamptz not null default now()
);

create table memberships (
  carehome_id uuid not null references carehomes (id),
  user_id uuid not null references users (id),
  role text not null check (role in (
    'org_admin', 'home_manager', 'activity_lead', 'senior_carer', 'nurse', 'carer', 'reception',
    'volunteer_external', 'viewer_inspector', 'relative', 'family_lead', 'family_member')),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (carehome_id, user_id)
);
create index memberships_user on memberships (user_id) where ended_at is null;

create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  user_id uuid not null references users (id),
  carehome_id uuid not null references carehomes (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  app_version text,
  app_build text,
  app_platform text,
  app_active_at timestamptz
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);
create index password_resets_expiry on password_resets (expires_at);

create table email_confirmations (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  expires_at timestamptz not null
);
create index email_confirmations_user on email_confirmations (user_id);
create index email_confirmations_expiry on email_confirmations (expires_at);

create table invitations (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  email text not null check (email = lower(email)),
  role text not null,
  code_hash bytea unique,
  invited_by uuid references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  cancelled_at timestamptz
);
create index invitations_invited_by on invitations (invited_by)
  where accepted_at is null and cancelled_at is null;
create index invitations_carehome on invitations (carehome_id, created_at desc);
-- One open invitation per address and home: two people inviting at once make one.
create unique index invitations_open on invitations (carehome_id, email)
  where accepted_at is null and cancelled_at is null;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  carehome_id uuid,
  user_id uuid,
  role text,
  action text not null,
  entity text,
  entity_id text,
  reason text,
  address text
);
create index audit_log_carehome on audit_log (carehome_id, id);
create index audit_log_user on audit_log (user_id, id);

create function refuse_change() returns trigger language plpgsql
  as $$ begin raise exception 'the audit log is append-only'; end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Counters of failed and repeated attempts; the key is a hash, so no address or e-mail is kept.
create table attempts (
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index attempts_resets on attempts (resets_at);

create table jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index jobs_due on jobs (run_at) where failed_at is null;

create table maintenance (
  only_row boolean primary key default true check (only_row),
  message text
);
insert into maintenance (message) values (null);

-- What a signed-in person's transaction may touch, and which rows of it exist for them.

grant select on organisations to relish_app;
alter table organisations enable row level security;
create policy own_organisation on organisations for select to relish_app
  using (id = (select organisation_id from carehomes where id = (select current_carehome())));

grant select on carehomes to relish_app;
alter table carehomes enable row level security;
create policy own_carehome on carehomes for select to relish_app
  using (id = (select current_carehome()));

grant select on memberships to relish_app;
alter table memberships enable row level security;
create policy own_carehome on memberships for select to relish_app
  using (carehome_id = (select current_carehome()));
create policy own_memberships on memberships for select to relish_app
  using (user_id = (select current_person()));

-- Hashes of passwords, tokens and codes are out of reach: whoever needs them works above homes.
grant select (id, email, first_name, last_name, deactivated_at, created_at) on users to relish_app;
alter table users enable row level security;
create policy people_of_carehome on users for select to relish_app
  using (id in (select user_id from memberships where carehome_id = (select current_carehome())));
create policy oneself on users for select to relish_app
  using (id = (select current_person()));

grant select (id, user_id, carehome_id, created_at, expires_at, app_version, app_build, app_platform, app_active_at),
  update (app_version, app_build, app_platform, app_active_at), delete on sessions to relish_app;
alter table sessions enable row level security;
create policy own_sessions on sessions to relish_app
  using (user_id = (select current_person()));

grant select (id, carehome_id, email, role, invited_by, created_at, expires_at, accepted_at, cancelled_at),
  insert (carehome_id, email, role, invited_by, created_at, expires_at),
  update (cancelled_at) on invitations to relish_app;
alter table invitations enable row level security;
create policy own_carehome on invitations to relish_app
  using (carehome_id = (select current_carehome()));
create policy in_own_name on invitations as restrictive for insert to relish_app
  with check (invited_by = (select current_person()));

grant select, insert on audit_log to relish_app;
alter table audit_log enable row level security;
create policy own_carehome on audit_log to relish_app
  using (carehome_id = (select current_carehome()));
create policy in_own_name on audit_log as restrictive for insert to relish_app
  with check (user_id = (select current_person()));

grant insert on jobs to relish_app;
