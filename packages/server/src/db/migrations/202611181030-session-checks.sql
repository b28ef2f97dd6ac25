-- Five ticks before a session, tied to an event or a record.

create table session_checks (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  -- Chosen by the device, so that a check made offline is stored once.
  client_uuid uuid not null,
  event_id uuid,
  report_id uuid,
  assessment_id uuid,
  resident_ids uuid[] not null default '{}' check (cardinality(resident_ids) <= 60),
  unassessed_ids uuid[] not null default '{}' check (cardinality(unassessed_ids) <= 60),
  answers jsonb not null,
  state text not null check (state in ('stop_and_think', 'all_well')),
  joined_note text check (length(joined_note) <= 300),
  checked_by uuid not null references users (id),
  checked_at timestamptz not null,
  created_at timestamptz not null,
  unique (carehome_id, client_uuid),
  check (event_id is not null or report_id is not null),
  foreign key (carehome_id, event_id) references events (carehome_id, id) on delete cascade,
  foreign key (carehome_id, report_id) references reports (carehome_id, id) on delete cascade
);
create index session_checks_event on session_checks (carehome_id, event_id, checked_at desc) where event_id is not null;
create index session_checks_report on session_checks (carehome_id, report_id, checked_at desc) where report_id is not null;
create index session_checks_residents on session_checks using gin (resident_ids);
create index session_checks_checked_by on session_checks (checked_by);

-- A check is what was seen at that moment, so it is never changed.
grant select, insert on session_checks to relish_app;

alter table session_checks enable row level security;
create policy own_carehome on session_checks to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on session_checks as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on session_checks as restrictive for insert to relish_app
  with check (checked_by = (select current_person()));
