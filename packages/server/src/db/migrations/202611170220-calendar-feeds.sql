-- A secret address at which a phone's calendar fetches what its owner may see in one home.

create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  -- Of the text that was last answered, and since when it is the same: that is its Last-Modified.
  content_hash bytea,
  changed_at timestamptz,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  foreign key (carehome_id, user_id) references memberships (carehome_id, user_id)
);
create unique index calendar_feeds_one_each on calendar_feeds (carehome_id, user_id) where revoked_at is null;

grant select (id, carehome_id, user_id, created_at, last_used_at, revoked_at),
  insert (carehome_id, user_id, token_hash, created_at),
  update (revoked_at) on calendar_feeds to relish_app;

alter table calendar_feeds enable row level security;
create policy own_carehome on calendar_feeds to relish_app using (carehome_id = (select current_carehome()));
create policy own_feed on calendar_feeds as restrictive to relish_app using (user_id = (select current_person()));

-- Sheets on the walls. Each one has a number, so that an edit can say which of them are out of date.
create table programme_prints (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  client_uuid uuid not null,
  number integer not null,
  -- Its Monday; a table card is of one day of it.
  week date not null,
  day date,
  layout text not null check (layout in ('large_print', 'pictures', 'table_card')),
  paper text not null check (paper in ('a4', 'a3')),
  -- Without a foreign key: a group may be deleted while its sheet still hangs.
  group_id uuid,
  wall text check (length(wall) <= 60),
  -- Of the events on it. The sheet is out of date when today's differ.
  content_hash bytea not null,
  printed_by uuid references users (id),
  printed_at timestamptz not null,
  removed_at timestamptz,
  unique (carehome_id, number),
  unique (carehome_id, client_uuid),
  check ((layout = 'table_card') = (day is not null))
);
create index programme_prints_hanging on programme_prints (carehome_id, week) where removed_at is null;

grant select, insert, update (removed_at) on programme_prints to relish_app;

alter table programme_prints enable row level security;
create policy own_carehome on programme_prints to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on programme_prints as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on programme_prints as restrictive for insert to relish_app
  with check (printed_by = (select current_person()));
