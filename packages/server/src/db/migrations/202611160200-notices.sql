-- The notice board of a home. One that is for several homes is a row in each of them, with the same set_id.

create table notices (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  set_id uuid not null,
  -- How many homes it was put up in.
  homes smallint not null default 1,
  title text not null check (length(title) between 3 and 80),
  body text not null default '' check (length(body) <= 2000),
  audience text not null check (audience in ('staff', 'family', 'all')),
  priority text not null check (priority in ('normal', 'important', 'urgent')),
  pinned boolean not null default false,
  publish_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > publish_at),
  picture_ids uuid[] not null default '{}',
  -- Residents whom it names, found when it was saved: it is shown as long as each of them agrees.
  named_ids uuid[] not null default '{}',
  -- Set when devices were told of an urgent one.
  pushed_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by uuid references users (id),
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_by uuid references users (id),
  updated_at timestamptz not null,
  unique (carehome_id, id),
  unique (carehome_id, set_id)
);
create index notices_latest on notices (carehome_id, publish_at desc);

create table notice_reads (
  carehome_id uuid not null,
  notice_id uuid not null,
  user_id uuid not null references users (id),
  read_at timestamptz not null,
  primary key (carehome_id, notice_id, user_id),
  foreign key (carehome_id, notice_id) references notices (carehome_id, id) on delete cascade
);
create index notice_reads_user on notice_reads (user_id);

-- A television in a lounge that shows the board to whoever sits there; its link is a secret.
create table notice_screens (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  name text not null check (length(name) between 1 and 60),
  token_hash bytea not null unique,
  created_by uuid references users (id),
  created_at timestamptz not null,
  last_seen_at timestamptz,
  revoked_at timestamptz
);
create index notice_screens_of on notice_screens (carehome_id, created_at);

-- Whether everybody who is named still agrees and is alive (N24); a family is answered by what families were told, so
-- that what goes tells them nothing (N8). It is asked of people who do not exist for a family, so it looks with the
-- owner's eyes and says no more than yes or no.
create function all_may_be_named(home uuid, ids uuid[]) returns boolean language sql stable
  security definer set search_path = public, pg_temp as $$
  select not exists (select from unnest(ids) as named (id) where not exists (
    select from residents r join consents c on c.carehome_id = r.carehome_id and c.resident_id = r.id
    where r.carehome_id = home and r.id = named.id
      and case when current_is_relative() then r.family_status else r.status end <> 'deceased'
      and c.purpose = 'name_in_home_news' and c.superseded_at is null and c.decision = 'yes'))
$$;
revoke all on function all_may_be_named(uuid, uuid[]) from public;
grant execute on function all_may_be_named(uuid, uuid[]) to relish_app;

-- Rows are deleted by the sweep alone.
grant select, insert on notices to relish_app;
grant update (title, body, audience, priority, pinned, publish_at, expires_at, picture_ids, named_ids, withdrawn_at,
  withdrawn_by, version, updated_by, updated_at) on notices to relish_app;
grant select, insert, delete on notice_reads to relish_app;
grant select (id, carehome_id, name, created_by, created_at, last_seen_at, revoked_at),
  insert (carehome_id, name, token_hash, created_by, created_at),
  update (revoked_at) on notice_screens to relish_app;

alter table notices enable row level security;
create policy own_carehome on notices to relish_app using (carehome_id = (select current_carehome()));
create policy for_families on notices as restrictive for select to relish_app
  using (not (select current_is_relative())
    or (audience <> 'staff' and withdrawn_at is null and all_may_be_named(carehome_id, named_ids)));
create policy in_own_name on notices as restrictive for insert to relish_app
  with check (created_by = (select current_person()) and not (select current_is_relative()));
create policy staff_update on notices as restrictive for update to relish_app
  using (not (select current_is_relative()));

alter table notice_reads enable row level security;
create policy own_carehome on notice_reads to relish_app using (carehome_id = (select current_carehome()));
create policy own_reading on notice_reads as restrictive for select to relish_app
  using (not (select current_is_relative()) or user_id = (select current_person()));
create policy in_own_name on notice_reads as restrictive for insert to relish_app
  with check (user_id = (select current_person()));
-- Of a notice that says something else now.
create policy staff_delete on notice_reads as restrictive for delete to relish_app
  using (not (select current_is_relative()));

alter table notice_screens enable row level security;
create policy own_carehome on notice_screens to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on notice_screens as restrictive to relish_app
  using (not (select current_is_relative()));
create policy in_own_name on notice_screens as restrictive for insert to relish_app
  with check (created_by = (select current_person()));

-- A picture on the board is of nobody, and is seen by whoever sees the notice.
alter table media add constraint notice_of_nobody check (purpose is distinct from 'notice' or resident_id is null);
drop policy own_family on media;
create policy own_family on media as restrictive for select to relish_app
  using (not (select current_is_relative()) or uploaded_by = (select current_person())
    or resident_id in (select id from residents)
    or (purpose = 'activity' and exists (select from own_activities a where a.picture_id = media.id))
    or (purpose = 'report' and exists (select from report_photos p where p.media_id = media.id))
    or (purpose = 'notice' and exists (select from notices n where n.carehome_id = media.carehome_id
      and media.id = any (n.picture_ids))));
