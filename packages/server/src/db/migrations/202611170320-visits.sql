-- Visits that relatives announce. None is needed in order to visit, and none is refused (Regulation 9A).
create table visits (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  user_id uuid not null references users (id),
  resident_id uuid not null,
  -- On the clock of the home: a part of the day, or a time.
  day date not null,
  part text check (part in ('morning', 'afternoon', 'evening')),
  at_time text check (at_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  people smallint not null check (people between 1 and 10),
  note text check (length(note) <= 200),
  announced_at timestamptz not null,
  cancelled_at timestamptz,
  unique (carehome_id, id),
  check ((part is null) <> (at_time is null)),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index visits_by_day on visits (carehome_id, day) where cancelled_at is null;
create index visits_of_person on visits (user_id, carehome_id);
create index visits_to_delete on visits (day);

grant select, insert, update on visits to relish_app;
alter table visits enable row level security;
create policy own_carehome on visits to relish_app using (carehome_id = (select current_carehome()));
-- A link that has ended ends its visits with it (N3).
create policy own_visit on visits as restrictive to relish_app
  using (not (select current_is_relative())
    or (user_id = (select current_person()) and resident_id = any ((select own_residents())::uuid[])));
create policy in_own_name on visits as restrictive for insert to relish_app
  with check (user_id = (select current_person()));
create policy own_update on visits as restrictive for update to relish_app
  using (user_id = (select current_person()));

-- Who is or was in the house. Visitors with an account are named by it, so that its deletion removes their name.
create table visitor_entries (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  client_uuid uuid not null,
  visit_id uuid,
  -- Without a foreign key: replies may be deleted before the entry is.
  reply_id uuid,
  user_id uuid references users (id),
  name text check (length(name) between 1 and 80),
  resident_id uuid,
  firm text check (length(firm) <= 80),
  people smallint not null check (people between 1 and 10),
  -- The day on the clock of the home.
  day date not null,
  signed_in_at timestamptz not null,
  signed_in_by uuid references users (id),
  signed_out_at timestamptz,
  signed_out_by uuid references users (id),
  -- Signed out by the app at night.
  not_signed_out boolean not null default false,
  -- Signed in by mistake.
  removed_at timestamptz,
  unique (carehome_id, client_uuid),
  check ((user_id is null) <> (name is null)),
  foreign key (carehome_id, visit_id) references visits (carehome_id, id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index visitor_entries_by_day on visitor_entries (carehome_id, day);
create index visitor_entries_open on visitor_entries (carehome_id) where signed_out_at is null and removed_at is null;
create index visitor_entries_to_delete on visitor_entries (day);
-- Two colleagues who sign the same visitor in make one entry.
create unique index visitor_entries_one_visit on visitor_entries (carehome_id, visit_id)
  where signed_out_at is null and removed_at is null and visit_id is not null;
create unique index visitor_entries_one_reply on visitor_entries (carehome_id, reply_id)
  where signed_out_at is null and removed_at is null and reply_id is not null;

grant select, insert, update on visitor_entries to relish_app;
alter table visitor_entries enable row level security;
create policy own_carehome on visitor_entries to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on visitor_entries as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on visitor_entries as restrictive for insert to relish_app
  with check (signed_in_by = (select current_person()));

-- Quiet times and protected mealtimes, which visitors may know about.
create table visiting_times (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  kind text not null check (kind in ('quiet', 'mealtime')),
  label text not null check (length(label) between 3 and 60),
  -- 1 is Monday.
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7),
  from_time text not null check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Earlier than from_time if it goes on after midnight.
  to_time text not null check (to_time ~ '^([01]\d|2[0-3]):[0-5]\d$' and to_time <> from_time),
  removed_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null
);
create index visiting_times_of_home on visiting_times (carehome_id) where removed_at is null;

-- Limits in an outbreak. Each limit has a reason and an end.
create table visiting_limits (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  what text not null check (length(what) between 3 and 200),
  reason text not null check (length(reason) between 3 and 200),
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  ended_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null
);
create index visiting_limits_of_home on visiting_limits (carehome_id, until_day) where ended_at is null;

grant select, insert, update on visiting_times, visiting_limits to relish_app;
alter table visiting_times enable row level security;
create policy own_carehome on visiting_times to relish_app using (carehome_id = (select current_carehome()));
create policy in_own_name on visiting_times as restrictive for insert to relish_app
  with check (created_by = (select current_person()) and not (select current_is_relative()));
create policy staff_update on visiting_times as restrictive for update to relish_app
  using (not (select current_is_relative()));
alter table visiting_limits enable row level security;
create policy own_carehome on visiting_limits to relish_app using (carehome_id = (select current_carehome()));
create policy in_own_name on visiting_limits as restrictive for insert to relish_app
  with check (created_by = (select current_person()) and not (select current_is_relative()));
create policy staff_update on visiting_limits as restrictive for update to relish_app
  using (not (select current_is_relative()));
