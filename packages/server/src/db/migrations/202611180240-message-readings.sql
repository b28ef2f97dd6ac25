-- Messages of a family that were read out or shown to the resident, and the resident's own words.

-- Written down by the author, who wrote for the home.
alter table messages add column of_resident boolean not null default false;
alter table messages add constraint messages_of_resident check (not of_resident or is_home);

-- For the printed page of one day; a thread may be long.
create index messages_of_family on messages (carehome_id, thread_id, created_at) where not is_home and deleted_at is null;

create table message_readings (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  thread_id uuid not null,
  number integer not null,
  resident_id uuid not null,
  reception text not null check (reception in ('smiled', 'talked', 'listened', 'no_reaction', 'upset')),
  read_at timestamptz not null,
  read_by uuid references users (id),
  -- A reading that was marked by mistake is kept, but shown to no one.
  undone_at timestamptz,
  undone_by uuid references users (id),
  unique (carehome_id, id),
  foreign key (carehome_id, thread_id, number) references messages (carehome_id, thread_id, number) on delete cascade,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  check (undone_by is null or undone_at is not null)
);
create index message_readings_of on message_readings (carehome_id, thread_id, number, read_at);
create index message_readings_resident on message_readings (carehome_id, resident_id, read_at);
create index message_readings_read_by on message_readings (read_by);
create index message_readings_undone_by on message_readings (undone_by) where undone_by is not null;

grant select, insert on message_readings to relish_app;
grant update (undone_at, undone_by) on message_readings to relish_app;

alter table message_readings enable row level security;
create policy own_carehome on message_readings to relish_app using (carehome_id = (select current_carehome()));
create policy own_family on message_readings as restrictive to relish_app
  using (not (select current_is_relative()) or thread_id = any ((select own_threads())::uuid[]));
create policy in_own_name on message_readings as restrictive for insert to relish_app
  with check (not (select current_is_relative()) and read_by = (select current_person()));
create policy staff_only on message_readings as restrictive for update to relish_app
  using (not (select current_is_relative()));
