-- When a home answers messages, what it promises, and its automatic answer outside these hours.
create table chat_settings (
  carehome_id uuid primary key references carehomes (id) on delete cascade,
  -- Objects of weekday, from and to on the clock of the home; 1 is Monday.
  hours jsonb not null,
  promise_hours smallint check (promise_hours between 1 and 24),
  answers_automatically boolean not null,
  automatic_answer text not null check (length(automatic_answer) between 1 and 500)
);
grant select, insert, update on chat_settings to relish_app;
alter table chat_settings enable row level security;
create policy own_carehome on chat_settings to relish_app using (carehome_id = (select current_carehome()));
create policy staff_insert on chat_settings as restrictive for insert to relish_app
  with check (not (select current_is_relative()));
create policy staff_update on chat_settings as restrictive for update to relish_app
  using (not (select current_is_relative()));

-- Claimed before an automatic answer is written, so that a thread gets one for each time the hours ended.
create table automatic_answers (
  carehome_id uuid not null,
  thread_id uuid not null,
  closed_since timestamptz not null,
  -- The number of the message.
  number integer not null,
  at timestamptz not null,
  primary key (carehome_id, thread_id, closed_since),
  foreign key (carehome_id, thread_id) references threads (carehome_id, id) on delete cascade
);
grant select, insert on automatic_answers to relish_app;
alter table automatic_answers enable row level security;
create policy own_carehome on automatic_answers to relish_app using (carehome_id = (select current_carehome()));
create policy own_family on automatic_answers as restrictive to relish_app
  using (not (select current_is_relative()) or thread_id = any ((select own_threads())::uuid[]));

-- A message without an author needs a claim.
alter policy in_own_name on messages
  with check (author_id = (select current_person())
    or (author_id is null and is_home and exists (select from automatic_answers a
      where a.carehome_id = messages.carehome_id and a.thread_id = messages.thread_id and a.number = messages.number)));

-- How long families waited for answers. Kept when a colleague answers, because finding it in the messages would grow with them.
create table thread_answers (
  carehome_id uuid not null,
  thread_id uuid not null,
  -- The number of the answer.
  number integer not null,
  answered_at timestamptz not null,
  -- Within the answering hours of that time.
  minutes integer not null check (minutes >= 0),
  primary key (carehome_id, thread_id, number),
  foreign key (carehome_id, thread_id) references threads (carehome_id, id) on delete cascade
);
create index thread_answers_by_time on thread_answers (carehome_id, answered_at) include (minutes);
grant select, insert on thread_answers to relish_app;
alter table thread_answers enable row level security;
create policy own_carehome on thread_answers to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on thread_answers as restrictive to relish_app using (not (select current_is_relative()));
