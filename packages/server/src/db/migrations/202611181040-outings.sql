-- The pack of an outing: who goes along, who is with whom, the vehicle and the plans, and its paper copies.

create table outings (
  carehome_id uuid not null references carehomes (id),
  event_id uuid not null,
  staff_ids uuid[] not null default '{}' check (cardinality(staff_ids) <= 40),
  leader_id uuid references users (id),
  vehicle text check (length(vehicle) <= 300),
  turn_back_rule text check (length(turn_back_rule) <= 500),
  missing_plan text check (length(missing_plan) <= 1000),
  revision integer not null default 1,
  updated_by uuid not null references users (id),
  updated_at timestamptz not null,
  primary key (carehome_id, event_id),
  foreign key (carehome_id, event_id) references events (carehome_id, id) on delete cascade
);
create index outings_leader on outings (leader_id) where leader_id is not null;
create index outings_updated_by on outings (updated_by);

-- The colleague who looks after a resident on the way, and how to recognise the resident.
create table outing_people (
  carehome_id uuid not null,
  event_id uuid not null,
  resident_id uuid not null,
  worker_id uuid references users (id),
  description text check (length(description) <= 300),
  primary key (carehome_id, event_id, resident_id),
  foreign key (carehome_id, event_id) references outings (carehome_id, event_id) on delete cascade,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index outing_people_resident on outing_people (carehome_id, resident_id);
create index outing_people_worker on outing_people (worker_id) where worker_id is not null;

-- Paper with private facts, destroyed after the trip.
create table outing_prints (
  carehome_id uuid not null references carehomes (id),
  client_uuid uuid not null,
  event_id uuid not null,
  printed_by uuid not null references users (id),
  printed_at timestamptz not null,
  destroyed_by uuid references users (id),
  destroyed_at timestamptz,
  primary key (carehome_id, client_uuid),
  foreign key (carehome_id, event_id) references events (carehome_id, id) on delete cascade
);
create index outing_prints_event on outing_prints (carehome_id, event_id);
create index outing_prints_undestroyed on outing_prints (carehome_id, printed_at) where destroyed_at is null;
create index outing_prints_printed_by on outing_prints (printed_by);
create index outing_prints_destroyed_by on outing_prints (destroyed_by) where destroyed_by is not null;

grant select, insert on outings, outing_people, outing_prints to relish_app;
grant update (staff_ids, leader_id, vehicle, turn_back_rule, missing_plan, revision, updated_by, updated_at)
  on outings to relish_app;
grant delete on outing_people to relish_app;
grant update (destroyed_by, destroyed_at) on outing_prints to relish_app;

alter table outings enable row level security;
alter table outing_people enable row level security;
alter table outing_prints enable row level security;
create policy own_carehome on outings to relish_app using (carehome_id = (select current_carehome()));
create policy own_carehome on outing_people to relish_app using (carehome_id = (select current_carehome()));
create policy own_carehome on outing_prints to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on outings as restrictive to relish_app using (not (select current_is_relative()));
create policy staff_only on outing_people as restrictive to relish_app using (not (select current_is_relative()));
create policy staff_only on outing_prints as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on outing_prints as restrictive for insert to relish_app
  with check (printed_by = (select current_person()));
