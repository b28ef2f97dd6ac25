-- "You said, we did": what was said, what the home does about it, and whether residents noticed.

create table actions (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  theme text not null check (length(theme) between 2 and 60),
  said text not null check (length(said) <= 300),
  will_do text not null check (length(will_do) <= 300),
  owner_id uuid not null references users (id),
  due_on date not null,
  source text not null check (source in ('survey', 'meeting', 'feedback', 'chat', 'other')),
  survey_id uuid,
  meeting_id uuid,
  feedback_id uuid,
  thread_id uuid,
  resident_ids uuid[] not null default '{}' check (cardinality(resident_ids) <= 50),
  done_on date,
  proof text check (length(proof) <= 1000),
  -- From this day residents are asked whether it helped.
  ask_on date,
  closed_at timestamptz,
  closed_by uuid references users (id),
  close_reason text check (length(close_reason) <= 300),
  notice_id uuid,
  published_said text check (length(published_said) <= 300),
  published_did text check (length(published_did) <= 300),
  published_at timestamptz,
  published_by uuid references users (id),
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  version integer not null default 1,
  unique (carehome_id, id),
  foreign key (carehome_id, meeting_id) references meetings (carehome_id, id),
  foreign key (carehome_id, feedback_id) references feedback (carehome_id, id),
  foreign key (carehome_id, thread_id) references threads (carehome_id, id) on delete set null (thread_id),
  check ((done_on is null) = (proof is null)),
  check ((done_on is null) = (ask_on is null)),
  check (closed_at is null or done_on is not null)
);
create index actions_open on actions (carehome_id, due_on, id) where done_on is null;
create index actions_to_ask on actions (carehome_id, ask_on, id) where done_on is not null and closed_at is null;
create index actions_by_day on actions (carehome_id, created_at desc, id desc);
create index actions_meeting on actions (carehome_id, meeting_id) where meeting_id is not null;
create index actions_feedback on actions (carehome_id, feedback_id) where feedback_id is not null;
create index actions_survey on actions (carehome_id, survey_id) where survey_id is not null;
create index actions_thread on actions (carehome_id, thread_id) where thread_id is not null;
create index actions_residents on actions using gin (resident_ids);
create index actions_owner on actions (owner_id);
create index actions_created_by on actions (created_by);
create index actions_closed_by on actions (closed_by) where closed_by is not null;
create index actions_published_by on actions (published_by) where published_by is not null;

-- "Did we?", one answer of each resident.
create table action_answers (
  carehome_id uuid not null,
  action_id uuid not null,
  resident_id uuid not null,
  answer text not null check (answer in ('yes', 'partly', 'no', 'no_answer')),
  asked_at timestamptz not null,
  asked_by uuid not null references users (id),
  primary key (carehome_id, action_id, resident_id),
  foreign key (carehome_id, action_id) references actions (carehome_id, id) on delete cascade,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index action_answers_resident on action_answers (carehome_id, resident_id);
create index action_answers_asked_by on action_answers (asked_by);

grant select, insert on actions to relish_app;
grant update (theme, said, will_do, owner_id, due_on, resident_ids, done_on, proof, ask_on, closed_at, closed_by, close_reason,
  notice_id, published_said, published_did, published_at, published_by, version) on actions to relish_app;
grant select, insert, delete on action_answers to relish_app;
grant update (answer, asked_at, asked_by) on action_answers to relish_app;

alter table actions enable row level security;
create policy own_carehome on actions to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on actions as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on actions as restrictive for insert to relish_app
  with check (created_by = (select current_person()));

alter table action_answers enable row level security;
create policy own_carehome on action_answers to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on action_answers as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on action_answers as restrictive for insert to relish_app
  with check (asked_by = (select current_person()));
