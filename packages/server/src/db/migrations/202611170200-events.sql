-- The programme of a home. Every occurrence of a series is a row of its own, so that replies and the register have
-- something to point at.

create table event_series (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  recurrence jsonb not null,
  -- The day from which the rule counts.
  first_day date not null,
  -- The last day up to which its events exist; a series without an end is extended every night.
  filled_to date not null,
  -- What new occurrences begin with.
  details jsonb not null,
  -- The series that this one continues after a change of "this and following".
  continues_id uuid,
  created_by uuid references users (id),
  created_at timestamptz not null,
  unique (carehome_id, id),
  foreign key (carehome_id, continues_id) references event_series (carehome_id, id)
);
create index event_series_to_extend on event_series (filled_to) where recurrence->>'until' is null;

create table events (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  series_id uuid,
  -- The day that the rule of its series gave it. It identifies an occurrence that was moved.
  planned_day date,
  -- Fields that differ from the series and stay when the series changes.
  changed_fields text[] not null default '{}',
  title text not null check (length(title) between 3 and 80),
  description text check (length(description) <= 1000),
  category text not null,
  activity_id uuid,
  place text check (length(place) <= 80),
  outdoors boolean not null,
  equipment text,
  transport text,
  -- On the clock of the home. An event without a time takes whole days.
  day date not null,
  start_time text check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  minutes smallint not null check (minutes between 5 and 1440),
  days smallint not null default 1 check (days between 1 and 14),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  audience text not null check (audience in ('residents', 'family', 'staff', 'all')),
  family_scope text not null check (family_scope in ('none', 'linked_to_invited', 'all_home')),
  group_ids uuid[] not null default '{}',
  resident_ids uuid[] not null default '{}',
  rsvp boolean not null,
  capacity smallint check (capacity between 1 and 500),
  cost_pence integer check (cost_pence between 0 and 100000),
  lead_id uuid references users (id),
  helper_ids uuid[] not null default '{}',
  status text not null default 'planned' check (status in ('planned', 'cancelled', 'done')),
  cancel_reason text check (length(cancel_reason) <= 200),
  -- Warnings that were read before it was saved (N13).
  acknowledged jsonb not null default '[]',
  -- Raised when time or rule change, as calendars expect.
  sequence integer not null default 0,
  version integer not null default 1,
  -- The version of the last change that those who accepted were told about.
  told_version integer not null default 1,
  deleted_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_by uuid references users (id),
  updated_at timestamptz not null,
  unique (carehome_id, id),
  -- Checked at the end of a statement, because days change places when a series moves.
  unique (carehome_id, series_id, planned_day) deferrable,
  foreign key (carehome_id, series_id) references event_series (carehome_id, id),
  check (audience <> 'staff' or family_scope = 'none'),
  check ((series_id is null) = (planned_day is null)),
  check ((status = 'cancelled') = (cancel_reason is not null))
);
create index events_by_day on events (carehome_id, day, starts_at) where deleted_at is null;
-- Whole days that began before the period that is listed.
create index events_long on events (carehome_id, day) where days > 1 and deleted_at is null;

-- Whether one of these residents is invited, by name or with a group. Groups do not exist for a family, so it looks
-- with the owner's eyes and says no more than yes or no.
create function invites_any(home uuid, named uuid[], groups uuid[], own uuid[]) returns boolean language sql stable
  security definer set search_path = public, pg_temp as $$
  select named && own or exists (select from resident_group_members m
    where m.carehome_id = home and m.group_id = any (groups) and m.resident_id = any (own))
$$;
revoke all on function invites_any(uuid, uuid[], uuid[], uuid[]) from public;
grant execute on function invites_any(uuid, uuid[], uuid[], uuid[]) to relish_app;

-- Who comes: a relative with their guests, a member of a household, or a resident whose name staff put down.
create table event_replies (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  event_id uuid not null,
  user_id uuid references users (id),
  resident_id uuid,
  -- Places that it takes.
  guests smallint not null check (guests between 1 and 10),
  status text not null check (status in ('coming', 'waiting', 'withdrawn')),
  -- The order of those who wait.
  turn bigint generated always as identity,
  -- The version of the event that this person has seen.
  seen_version integer not null,
  replied_at timestamptz not null,
  -- When the reminder of the day before was queued.
  reminded_at timestamptz,
  unique nulls not distinct (carehome_id, event_id, user_id, resident_id),
  check (user_id is not null or resident_id is not null),
  foreign key (carehome_id, event_id) references events (carehome_id, id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index event_replies_waiting on event_replies (carehome_id, event_id) where status = 'waiting';
create index event_replies_to_remind on event_replies (carehome_id, event_id) where status = 'coming' and reminded_at is null;
create index event_replies_of_person on event_replies (user_id, carehome_id) where user_id is not null;

-- Families see no reply but their own, so the number of places is counted with the owner's eyes.
create function places_taken(home uuid, event uuid) returns integer language sql stable
  security definer set search_path = public, pg_temp as $$
  select coalesce(sum(guests), 0)::integer from event_replies
  where carehome_id = home and event_id = event and status = 'coming'
$$;
revoke all on function places_taken(uuid, uuid) from public;
grant execute on function places_taken(uuid, uuid) to relish_app;

grant select, insert, update on event_series to relish_app;
grant select, insert, update on events to relish_app;

-- An edit that adds places gives them to those who wait.
grant select, update (status) on event_replies to relish_app;

alter table event_series enable row level security;
create policy own_carehome on event_series to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on event_series as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on event_series as restrictive for insert to relish_app
  with check (created_by = (select current_person()));

alter table events enable row level security;
create policy own_carehome on events to relish_app using (carehome_id = (select current_carehome()));
create policy for_families on events as restrictive for select to relish_app
  using (not (select current_is_relative()) or (deleted_at is null and (family_scope = 'all_home'
    or (family_scope = 'linked_to_invited'
      and invites_any(carehome_id, resident_ids, group_ids, (select own_residents())::uuid[])))));
create policy in_own_name on events as restrictive for insert to relish_app
  with check (created_by = (select current_person()) and not (select current_is_relative()));
create policy staff_update on events as restrictive for update to relish_app
  using (not (select current_is_relative()));

-- Replies are written in system transactions, because families see no reply but their own.
alter table event_replies enable row level security;
create policy own_carehome on event_replies to relish_app using (carehome_id = (select current_carehome()));
create policy own_reply on event_replies as restrictive for select to relish_app
  using (not (select current_is_relative()) or user_id = (select current_person()));
create policy staff_update on event_replies as restrictive for update to relish_app
  using (not (select current_is_relative()));
