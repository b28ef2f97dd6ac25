-- Documents made from records: what was asked for, how far it is, and where its file lies. A row comes before its file
-- and goes after it, so that no document of anybody ever lies around unknown.

create table documents (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  kind text not null check (kind in ('A', 'B', 'C')),
  format text not null check (format in ('pdf', 'csv')),
  -- Whom A and B are about; C is about the home.
  resident_id uuid,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  options jsonb not null default '{}',
  requested_by uuid not null references users (id),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  file_key text unique,
  file_bytes integer,
  sha256 text,
  -- Which records and photos are in it: when one of them is no longer shared, the family cannot open it any more.
  shown jsonb not null default '{"reports": [], "photos": []}',
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  -- Hidden from then on; the hourly sweep removes the file and then the row.
  removed_at timestamptz,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  check ((kind = 'C') = (resident_id is null)),
  unique (carehome_id, id)
);
create index documents_latest on documents (carehome_id, created_at desc) where removed_at is null;
create index documents_past on documents (expires_at);
create index documents_removed on documents (removed_at) where removed_at is not null;

-- Made by a job, which works above homes; rows are deleted by the sweep.
grant select,
  insert (id, carehome_id, kind, format, resident_id, from_day, to_day, options, requested_by, created_at, expires_at),
  update (removed_at) on documents to relish_app;
alter table documents enable row level security;
create policy own_carehome on documents to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on documents as restrictive to relish_app
  using (not (select current_is_relative()));
create policy in_own_name on documents as restrictive for insert to relish_app
  with check (requested_by = (select current_person()));
