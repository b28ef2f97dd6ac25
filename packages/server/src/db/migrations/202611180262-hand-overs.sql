-- All threads that someone answered, handed to a colleague or to the team at the end of a shift. Kept so that it can be undone.
create table hand_overs (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id) on delete cascade,
  from_user uuid not null references users (id),
  to_user uuid references users (id),
  thread_ids uuid[] not null,
  -- The message in the handover thread, if a note was written.
  note_number integer,
  at timestamptz not null,
  undone_at timestamptz
);
create index hand_overs_of_home on hand_overs (carehome_id, at);
create index hand_overs_from on hand_overs (from_user);
create index hand_overs_to on hand_overs (to_user) where to_user is not null;
grant select, insert on hand_overs to relish_app;
grant update (undone_at) on hand_overs to relish_app;
alter table hand_overs enable row level security;
create policy own_carehome on hand_overs to relish_app using (carehome_id = (select current_carehome()));
create policy in_own_name on hand_overs as restrictive to relish_app
  using (from_user = (select current_person()) and not (select current_is_relative()));
