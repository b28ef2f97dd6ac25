-- Residents, their stays and the history of their status. A relative's transaction sees only the
-- people it is linked to: a restrictive policy stands under the queries that ask for them.

create function current_is_relative() returns boolean language sql stable
  as $$ select coalesce(current_setting('relish.relative', true), '') = 'true' $$;

create table residents (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  title text,
  first_name text not null,
  last_name text not null,
  preferred_name text not null,
  pronouns text,
  date_of_birth date not null,
  room text,
  unit text,
  floor text,
  shares_room boolean not null default false,
  move_in_date date not null,
  stay_type text not null check (stay_type in ('permanent', 'respite', 'day')),
  leaves_on date,
  status text not null check (status in (
    'pre_admission', 'current', 'respite', 'hospital', 'away', 'moved_out', 'deceased')),
  status_since timestamptz not null,
  -- What the family has been told: changes are silent until "family informed" is ticked.
  family_status text not null,
  family_status_since timestamptz not null,
  key_worker_id uuid references users (id),
  named_nurse_id uuid references users (id),
  first_language text not null default 'en',
  other_languages text[] not null default '{}',
  interpreter boolean not null default false,
  communication jsonb not null default '{}',
  mobility jsonb not null default '{}',
  diet jsonb not null default '{}',
  allergies jsonb not null default '[]',
  safety jsonb not null default '{}',
  safety_confirmed_at timestamptz,
  safety_confirmed_by uuid references users (id),
  best_time_of_day text not null default 'any',
  group_size text not null default 'any',
  place text not null default 'any',
  session_minutes smallint,
  help_to_take_part text,
  light_and_sound text,
  smoking text,
  alcohol text,
  avoid_topics text[] not null default '{}',
  -- Faith, ethnicity and orientation: sealed by the application, unreadable in the table.
  sealed text,
  celebrate_birthday boolean not null default true,
  birthday_visibility text not null default 'staff' check (birthday_visibility in ('staff', 'home')),
  external_id text,
  photo_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references users (id),
  updated_at timestamptz not null,
  updated_by uuid references users (id),
  unique (carehome_id, id)
);
create index residents_by_name on residents (carehome_id, lower(preferred_name), id);
create index residents_by_birth on residents (carehome_id, date_of_birth);
create index residents_by_room on residents (carehome_id, room) where room is not null;

create table resident_statuses (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  resident_id uuid not null,
  status text not null,
  since timestamptz not null,
  reason text,
  changed_by uuid references users (id),
  changed_at timestamptz not null,
  family_informed_at timestamptz,
  family_informed_by uuid references users (id),
  undone_at timestamptz,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index resident_statuses_of on resident_statuses (carehome_id, resident_id, since desc);

create table stays (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  resident_id uuid not null,
  from_date date not null,
  to_date date,
  type text not null check (type in ('permanent', 'respite', 'day')),
  reason text,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  check (to_date is null or to_date >= from_date)
);
create index stays_of on stays (carehome_id, resident_id, from_date);
-- One open stay at a time.
create unique index stays_open on stays (resident_id) where to_date is null;

create table resident_groups (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  name text not null,
  kind text not null check (kind in ('unit', 'interest', 'ability', 'table', 'custom')),
  colour text not null,
  active boolean not null default true,
  created_at timestamptz not null,
  unique (carehome_id, id)
);
create unique index resident_groups_name on resident_groups (carehome_id, lower(name));

create table resident_group_members (
  carehome_id uuid not null,
  group_id uuid not null,
  resident_id uuid not null,
  primary key (carehome_id, group_id, resident_id),
  foreign key (carehome_id, group_id) references resident_groups (carehome_id, id) on delete cascade,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index resident_group_members_resident on resident_group_members (carehome_id, resident_id);

-- Relatives are known to a home; a link says to whom they belong and how much they may see.

create table relatives (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  user_id uuid references users (id),
  first_name text not null,
  last_name text not null,
  email text check (email = lower(email)),
  phone text,
  postal_address text,
  language text not null default 'en',
  communication_needs text,
  birthday text check (birthday ~ '^\d{2}-\d{2}$'),
  version integer not null default 1,
  created_at timestamptz not null,
  unique (carehome_id, id)
);
create unique index relatives_email on relatives (carehome_id, email) where email is not null;
create unique index relatives_user on relatives (carehome_id, user_id) where user_id is not null;

create table relative_links (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  relative_id uuid not null,
  resident_id uuid not null,
  relationship text not null,
  is_main_contact boolean not null default false,
  emergency_order smallint,
  authority text not null default 'none',
  authority_seen_by uuid references users (id),
  authority_seen_on date,
  access_level smallint not null check (access_level between 0 and 4),
  status text not null check (status in ('invited', 'active', 'suspended', 'blocked', 'ended')),
  -- The home asks the person first: their yes, or a recorded best-interests decision.
  agreed text not null check (agreed in ('resident_agrees', 'best_interests')),
  invited_by uuid references users (id),
  created_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_reason text,
  notes text,
  version integer not null default 1,
  unique (carehome_id, id),
  foreign key (carehome_id, relative_id) references relatives (carehome_id, id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create unique index relative_links_pair on relative_links (relative_id, resident_id);
create index relative_links_resident on relative_links (carehome_id, resident_id);
create index relative_links_relative on relative_links (carehome_id, relative_id);
create unique index relative_links_main on relative_links (resident_id)
  where is_main_contact and status in ('invited', 'active', 'suspended');

-- Who is invited for whom: using the code opens this link.
alter table invitations add column relative_link_id uuid references relative_links (id);
create index invitations_link on invitations (relative_link_id) where relative_link_id is not null;
grant select (relative_link_id), insert (relative_link_id) on invitations to relish_app;

-- Accounts of agency staff end by themselves; what people are called and trained in.
alter table memberships
  add column ends_at timestamptz,
  add column job_title text,
  add column training jsonb not null default '{}';

-- What a signed-in person's transaction may touch.

grant select, insert on residents to relish_app;
grant update (title, first_name, last_name, preferred_name, pronouns, date_of_birth, room, unit, floor, shares_room,
  move_in_date, stay_type, leaves_on, status, status_since, family_status, family_status_since, key_worker_id,
  named_nurse_id, first_language, other_languages, interpreter, communication, mobility, diet, allergies, safety,
  safety_confirmed_at, safety_confirmed_by, best_time_of_day, group_size, place, session_minutes, help_to_take_part,
  light_and_sound, smoking, alcohol, avoid_topics, sealed, celebrate_birthday, birthday_visibility, external_id,
  photo_id, version, updated_at, updated_by) on residents to relish_app;
alter table residents enable row level security;
create policy own_carehome on residents to relish_app
  using (carehome_id = (select current_carehome()));
create policy in_own_name on residents as restrictive for insert to relish_app
  with check (created_by = (select current_person()));
create policy own_family on residents as restrictive to relish_app
  using (not (select current_is_relative()) or id in (
    select resident_id from relative_links where status = 'active' and access_level > 0));

grant select, insert on resident_statuses to relish_app;
grant update (family_informed_at, family_informed_by, undone_at) on resident_statuses to relish_app;
alter table resident_statuses enable row level security;
create policy own_carehome on resident_statuses to relish_app
  using (carehome_id = (select current_carehome()));
create policy staff_only on resident_statuses as restrictive to relish_app
  using (not (select current_is_relative()));

grant select, insert, update, delete on stays, resident_groups, resident_group_members to relish_app;
alter table stays enable row level security;
create policy own_carehome on stays to relish_app
  using (carehome_id = (select current_carehome()));
create policy staff_only on stays as restrictive to relish_app
  using (not (select current_is_relative()));
alter table resident_groups enable row level security;
create policy own_carehome on resident_groups to relish_app
  using (carehome_id = (select current_carehome()));
create policy staff_only on resident_groups as restrictive to relish_app
  using (not (select current_is_relative()));
alter table resident_group_members enable row level security;
create policy own_carehome on resident_group_members to relish_app
  using (carehome_id = (select current_carehome()));
create policy staff_only on resident_group_members as restrictive to relish_app
  using (not (select current_is_relative()));

grant select, insert, update on relatives, relative_links to relish_app;
alter table relatives enable row level security;
create policy own_carehome on relatives to relish_app
  using (carehome_id = (select current_carehome()));
create policy oneself on relatives as restrictive to relish_app
  using (not (select current_is_relative()) or user_id = (select current_person()));
alter table relative_links enable row level security;
create policy own_carehome on relative_links to relish_app
  using (carehome_id = (select current_carehome()));
-- Of relatives a relative's transaction sees one row: their own.
create policy own_links on relative_links as restrictive to relish_app
  using (not (select current_is_relative()) or relative_id in (select id from relatives));
