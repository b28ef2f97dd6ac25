-- Alerts about messages for the managers of a home, and pauses of a relative's messages.

create table message_alerts (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  thread_id uuid not null,
  number integer not null,
  kind text not null check (kind in ('report', 'words')),
  -- Null for words.
  raised_by uuid references users (id),
  reason text check (reason in ('at_risk', 'unkind', 'private', 'other')),
  note text check (length(note) <= 500),
  flags text[] not null default '{}',
  -- The text at that moment, because its author can still edit or delete the message.
  body text not null check (length(body) <= 2000),
  created_at timestamptz not null,
  complaint_at timestamptz,
  complaint_by uuid references users (id),
  hidden_at timestamptz,
  hidden_by uuid references users (id),
  hidden_reason text check (length(hidden_reason) <= 500),
  settled_at timestamptz,
  settled_by uuid references users (id),
  outcome text check (length(outcome) <= 1000),
  unique (carehome_id, id),
  foreign key (carehome_id, thread_id, number) references messages (carehome_id, thread_id, number) on delete cascade,
  check ((kind = 'report') = (reason is not null)),
  check ((kind = 'words') = (cardinality(flags) > 0)),
  check ((hidden_at is null) = (hidden_reason is null)),
  check ((settled_at is null) = (outcome is null))
);
-- A reader reports a message once.
create unique index message_alerts_report on message_alerts (carehome_id, thread_id, number, raised_by) where kind = 'report';
create index message_alerts_message on message_alerts (carehome_id, thread_id, number);
create index message_alerts_open on message_alerts (carehome_id, created_at, id) where settled_at is null;
create index message_alerts_settled on message_alerts (carehome_id, settled_at desc, id desc) where settled_at is not null;
create index message_alerts_raised_by on message_alerts (raised_by) where raised_by is not null;
create index message_alerts_complaint_by on message_alerts (complaint_by) where complaint_by is not null;
create index message_alerts_hidden_by on message_alerts (hidden_by) where hidden_by is not null;
create index message_alerts_settled_by on message_alerts (settled_by) where settled_by is not null;

create table thread_pauses (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  thread_id uuid not null,
  user_id uuid not null references users (id),
  reason text not null check (length(reason) <= 500),
  -- The first day on which the relative may write again.
  until date not null,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  ended_at timestamptz,
  ended_by uuid references users (id),
  unique (carehome_id, id),
  foreign key (carehome_id, thread_id) references threads (carehome_id, id) on delete cascade
);
create unique index thread_pauses_open on thread_pauses (carehome_id, thread_id, user_id) where ended_at is null;
create index thread_pauses_thread on thread_pauses (carehome_id, thread_id);
create index thread_pauses_user on thread_pauses (user_id);
create index thread_pauses_created_by on thread_pauses (created_by);
create index thread_pauses_ended_by on thread_pauses (ended_by) where ended_by is not null;

grant select on message_alerts, thread_pauses to relish_app;
grant insert (carehome_id, thread_id, number, kind, raised_by, reason, note, body, created_at) on message_alerts to relish_app;
grant update (complaint_at, complaint_by, hidden_at, hidden_by, hidden_reason, settled_at, settled_by, outcome)
  on message_alerts to relish_app;
grant insert on thread_pauses to relish_app;
grant update (ended_at, ended_by) on thread_pauses to relish_app;

alter table message_alerts enable row level security;
create policy own_carehome on message_alerts to relish_app using (carehome_id = (select current_carehome()));
-- N25: a relative reaches nothing but the reports they made.
create policy own_report on message_alerts as restrictive for select to relish_app
  using (not (select current_is_relative()) or (kind = 'report' and raised_by = (select current_person())));
create policy staff_change on message_alerts as restrictive for update to relish_app
  using (not (select current_is_relative()));
create policy in_own_name on message_alerts as restrictive for insert to relish_app
  with check (kind = 'report' and raised_by = (select current_person())
    and (not (select current_is_relative()) or thread_id = any ((select own_threads())::uuid[])));

alter table thread_pauses enable row level security;
create policy own_carehome on thread_pauses to relish_app using (carehome_id = (select current_carehome()));
create policy own_pause on thread_pauses as restrictive for select to relish_app
  using (not (select current_is_relative()) or user_id = (select current_person()));
create policy in_own_name on thread_pauses as restrictive for insert to relish_app
  with check (not (select current_is_relative()) and created_by = (select current_person()));
create policy staff_change on thread_pauses as restrictive for update to relish_app
  using (not (select current_is_relative()));

-- Raises an alert about words in a message of the current user, if it names something that no earlier alert about the message
-- names. A relative who writes it may not read alerts (N25), so this runs with the rights of the owner.
create function flag_message(of_thread uuid, of_number integer, words text[], at timestamptz) returns boolean language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into message_alerts (carehome_id, thread_id, number, kind, flags, body, created_at)
    select m.carehome_id, m.thread_id, m.number, 'words', words, m.body, at from messages m
    where m.carehome_id = current_carehome() and m.thread_id = of_thread and m.number = of_number
      and m.author_id = current_person()
      and not words <@ coalesce((select array_agg(f) from message_alerts a, unnest(a.flags) f
        where a.carehome_id = m.carehome_id and a.thread_id = m.thread_id and a.number = m.number), '{}');
  return found;
end $$;
revoke all on function flag_message(uuid, integer, text[], timestamptz) from public;
grant execute on function flag_message(uuid, integer, text[], timestamptz) to relish_app;
