-- Everything of one person in one file. A row comes before its file and goes after it.
create table photo_gifts (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  -- Null for the album of a household.
  resident_id uuid,
  requested_by uuid not null references users (id),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  -- When the work last moved on: a process that died leaves it behind.
  touched_at timestamptz not null,
  photo_count integer,
  file_key text unique,
  file_bytes bigint,
  -- Each photo in it and how it was shown, compared again at every download (N24).
  used jsonb not null default '[]',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Hidden from then on; the hourly sweep removes the file and then the row.
  removed_at timestamptz,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index photo_gifts_latest on photo_gifts (carehome_id, resident_id, created_at desc) where removed_at is null;
create index photo_gifts_requested_by on photo_gifts (requested_by);
create index photo_gifts_past on photo_gifts (expires_at);
create index photo_gifts_removed on photo_gifts (removed_at) where removed_at is not null;

-- Made by a job, which works above homes; rows are deleted by the sweep.
grant select, insert (carehome_id, resident_id, requested_by, touched_at, created_at, expires_at)
  on photo_gifts to relish_app;
alter table photo_gifts enable row level security;
create policy own_carehome on photo_gifts to relish_app using (carehome_id = (select current_carehome()));
create policy own_family on photo_gifts as restrictive to relish_app
  using (not (select current_is_relative()) or resident_id = any ((select own_residents())::uuid[]));
create policy in_own_name on photo_gifts as restrictive for insert to relish_app
  with check (requested_by = (select current_person()));
