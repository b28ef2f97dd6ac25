-- Tapped faces at each stage of an outing, residents and staff, one row for each person who counted.

create table headcounts (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  -- Chosen by the device, so that a count made offline is stored once.
  client_uuid uuid not null,
  event_id uuid not null,
  stage text not null check (stage in ('leaving', 'arrived', 'during', 'going_back', 'home')),
  round smallint not null check (round between 1 and 50),
  resident_ids uuid[] not null default '{}' check (cardinality(resident_ids) <= 100),
  staff_ids uuid[] not null default '{}' check (cardinality(staff_ids) <= 100),
  -- Those who were to be seen when it arrived: whoever is counted out stays expected.
  expected_ids uuid[] not null default '{}',
  counted_by uuid not null references users (id),
  counted_at timestamptz not null,
  created_at timestamptz not null,
  unique (carehome_id, client_uuid),
  foreign key (carehome_id, event_id) references events (carehome_id, id) on delete cascade
);
create index headcounts_event on headcounts (carehome_id, event_id, counted_at);
create index headcounts_residents on headcounts using gin (resident_ids);
create index headcounts_counted_by on headcounts (counted_by);

-- A count is what one person saw, so it is never changed.
grant select, insert on headcounts to relish_app;

alter table headcounts enable row level security;
create policy own_carehome on headcounts to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on headcounts as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on headcounts as restrictive for insert to relish_app
  with check (counted_by = (select current_person()));
