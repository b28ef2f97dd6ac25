-- The register on the day: what became of each resident's invitation.
create table event_people (
  carehome_id uuid not null,
  event_id uuid not null,
  resident_id uuid not null,
  -- Null after a mark was undone.
  mark text check (mark in ('came', 'declined', 'asleep', 'unwell', 'away')),
  note text check (length(note) <= 200),
  marked_by uuid not null references users (id),
  marked_at timestamptz not null,
  -- Marks that have arrived, so that a late repetition does not undo a newer one.
  client_uuids uuid[] not null,
  primary key (carehome_id, event_id, resident_id),
  foreign key (carehome_id, event_id) references events (carehome_id, id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);

grant select, insert, update on event_people to relish_app;

alter table event_people enable row level security;
create policy own_carehome on event_people to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on event_people as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on event_people as restrictive for insert to relish_app
  with check (marked_by = (select current_person()));
