-- Pictures: what is known of each, beside its files. A row comes before its files and goes after them,
-- so that no file of anybody ever lies around unknown.

create table media (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  -- Null until somebody uses the upload for a resident: until then nobody is shown it.
  resident_id uuid,
  purpose text,
  key text not null unique,
  -- Null until the files are all there.
  width integer,
  height integer,
  bytes integer,
  uploaded_by uuid references users (id),
  created_at timestamptz not null,
  -- Hidden from then on; the hourly sweep removes the files and then the row.
  removed_at timestamptz
);
create index media_resident on media (carehome_id, resident_id) where removed_at is null;
create index media_uploaded_by on media (uploaded_by);
create index media_unattached on media (created_at) where resident_id is null and removed_at is null;
create index media_removed on media (removed_at) where removed_at is not null;

-- Rows are deleted by the sweep alone, which works above homes.
grant select,
  insert (id, carehome_id, key, uploaded_by, created_at),
  update (resident_id, purpose, width, height, bytes, removed_at) on media to relish_app;
alter table media enable row level security;
create policy own_carehome on media to relish_app
  using (carehome_id = (select current_carehome()));
create policy own_family on media as restrictive to relish_app
  using (not (select current_is_relative()) or uploaded_by = (select current_person())
    or resident_id in (select id from residents));
create policy in_own_name on media as restrictive for insert to relish_app
  with check (uploaded_by = (select current_person()));
