-- Outside performers of a home: who they are, how to reach them, and until when their papers are valid.
create table performers (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  name text not null check (length(name) between 2 and 80),
  offer text check (length(offer) <= 120),
  contact_name text check (length(contact_name) <= 80),
  phone text check (length(phone) <= 40),
  email text check (length(email) <= 254),
  fee_pence integer check (fee_pence between 0 and 1000000),
  insurance_until date,
  dbs_until date,
  -- Days on which they do not work; 1 is Monday.
  rest_days smallint[] not null default '{}' check (rest_days <@ '{1,2,3,4,5,6,7}'::smallint[]),
  notes text check (length(notes) <= 500),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (carehome_id, id)
);
create unique index performers_by_name on performers (carehome_id, lower(name));

alter table events add performer_id uuid,
  add foreign key (carehome_id, performer_id) references performers (carehome_id, id);
create index events_of_performer on events (carehome_id, performer_id, starts_at)
  where performer_id is not null and deleted_at is null;
update event_series set details = details || '{"performer_id": null}';

-- Families see no performer but the name on the card of an event (N18).
create function performer_name(home uuid, performer uuid) returns text language sql stable
  security definer set search_path = public, pg_temp as $$
  select name from performers where carehome_id = home and id = performer
$$;
revoke all on function performer_name(uuid, uuid) from public;
grant execute on function performer_name(uuid, uuid) to relish_app;

-- Places where a home holds events. An event keeps the name as text.
create table places (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  name text not null check (length(name) between 2 and 80),
  outdoors boolean not null,
  fits smallint check (fits between 1 and 500),
  notes text check (length(notes) <= 500),
  archived_at timestamptz,
  created_at timestamptz not null,
  unique (carehome_id, id)
);
create unique index places_by_name on places (carehome_id, lower(name));

grant select, insert, update on performers to relish_app;
grant select, insert, update on places to relish_app;

alter table performers enable row level security;
create policy own_carehome on performers to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on performers as restrictive to relish_app using (not (select current_is_relative()));

alter table places enable row level security;
create policy own_carehome on places to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on places as restrictive to relish_app using (not (select current_is_relative()));
