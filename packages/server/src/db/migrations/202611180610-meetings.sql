-- Meetings of residents and relatives: agenda, who came, minutes and an easy-read version.

create table meetings (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  kind text not null check (kind in ('residents', 'relatives', 'both')),
  title text not null check (length(title) between 3 and 80),
  day date not null,
  place text check (length(place) <= 80),
  event_id uuid,
  agenda text[] not null default '{}' check (cardinality(agenda) <= 20),
  resident_ids uuid[] not null default '{}' check (cardinality(resident_ids) <= 200),
  -- Such as relatives and visitors, without names.
  others_came smallint not null default 0 check (others_came between 0 and 500),
  minutes text check (length(minutes) <= 10000),
  easy_read jsonb not null default '[]',
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  version integer not null default 1,
  unique (carehome_id, id),
  foreign key (carehome_id, event_id) references events (carehome_id, id)
);
create index meetings_by_day on meetings (carehome_id, day desc, id desc);
create index meetings_event on meetings (carehome_id, event_id) where event_id is not null;
create index meetings_residents on meetings using gin (resident_ids);
create index meetings_created_by on meetings (created_by);

grant select, insert on meetings to relish_app;
grant update (kind, title, day, place, event_id, agenda, resident_ids, others_came, minutes, easy_read, version)
  on meetings to relish_app;

alter table meetings enable row level security;
create policy own_carehome on meetings to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on meetings as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on meetings as restrictive for insert to relish_app
  with check (created_by = (select current_person()));
