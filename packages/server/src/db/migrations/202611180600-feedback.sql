-- The register of complaints, concerns and compliments of a home, for staff only.

create table feedback (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  kind text not null check (kind in ('complaint', 'concern', 'compliment')),
  received_on date not null,
  received_by text not null check (received_by in ('in_person', 'phone', 'letter', 'email', 'chat', 'survey', 'meeting')),
  from_kind text not null check (from_kind in ('resident', 'relative', 'visitor', 'staff', 'professional', 'anonymous')),
  from_name text check (length(from_name) <= 80),
  area text not null
    check (area in ('care', 'staff', 'activities', 'food', 'rooms', 'laundry', 'information', 'safety', 'other')),
  resident_id uuid,
  about_staff_ids uuid[] not null default '{}' check (cardinality(about_staff_ids) <= 10),
  said text not null check (length(said) <= 4000),
  -- As promised when it was received; null for compliments.
  acknowledge_by date,
  answer_by date,
  acknowledged_on date,
  answered_on date,
  outcome text check (outcome in ('upheld', 'partly_upheld', 'not_upheld', 'withdrawn')),
  answer text check (length(answer) <= 4000),
  candour text not null default 'not_decided' check (candour in ('not_decided', 'does_not_apply', 'applies')),
  candour_note text check (length(candour_note) <= 2000),
  learning text check (length(learning) <= 2000),
  -- The chat alert it was logged from; the message may be deleted later.
  alert_id uuid,
  shared_at timestamptz,
  shared_by uuid references users (id),
  voided_at timestamptz,
  voided_by uuid references users (id),
  void_reason text check (length(void_reason) <= 500),
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  version integer not null default 1,
  unique (carehome_id, id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  check ((kind = 'compliment') = (answer_by is null)),
  check ((answered_on is null) = (outcome is null)),
  check (from_kind <> 'anonymous' or from_name is null),
  check ((voided_at is null) = (void_reason is null))
);
create index feedback_by_day on feedback (carehome_id, received_on desc, id desc);
create index feedback_open on feedback (carehome_id, answer_by)
  where answered_on is null and voided_at is null and answer_by is not null;
create index feedback_resident on feedback (carehome_id, resident_id) where resident_id is not null;
create index feedback_about on feedback using gin (about_staff_ids);
create unique index feedback_alert on feedback (carehome_id, alert_id) where alert_id is not null and voided_at is null;
create index feedback_shared_by on feedback (shared_by) where shared_by is not null;
create index feedback_voided_by on feedback (voided_by) where voided_by is not null;
create index feedback_created_by on feedback (created_by);

-- Earlier values of every change, so that nothing changes without a trace.
create table feedback_changes (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  feedback_id uuid not null,
  at timestamptz not null,
  by uuid not null references users (id),
  before jsonb not null,
  unique (carehome_id, id),
  foreign key (carehome_id, feedback_id) references feedback (carehome_id, id) on delete cascade
);
create index feedback_changes_entry on feedback_changes (carehome_id, feedback_id, at);
create index feedback_changes_by on feedback_changes (by);

-- How soon a home promises to acknowledge and to answer.
create table feedback_promises (
  carehome_id uuid primary key references carehomes (id),
  acknowledge_working_days smallint not null check (acknowledge_working_days between 1 and 20),
  answer_days smallint not null check (answer_days between 1 and 120),
  set_at timestamptz not null,
  set_by uuid not null references users (id)
);
create index feedback_promises_set_by on feedback_promises (set_by);

grant select on feedback, feedback_changes, feedback_promises to relish_app;
grant insert on feedback, feedback_changes, feedback_promises to relish_app;
grant update (kind, received_on, received_by, from_kind, from_name, area, resident_id, about_staff_ids, said, acknowledge_by,
  answer_by, acknowledged_on, answered_on, outcome, answer, candour, candour_note, learning, shared_at, shared_by, voided_at,
  voided_by, void_reason, version) on feedback to relish_app;
grant update (acknowledge_working_days, answer_days, set_at, set_by) on feedback_promises to relish_app;

alter table feedback enable row level security;
create policy own_carehome on feedback to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on feedback as restrictive to relish_app using (not (select current_is_relative()));
-- N25: a colleague cannot reach a complaint or concern about them by any query.
create policy not_about_oneself on feedback as restrictive to relish_app
  using (kind = 'compliment' or (select current_person()) <> all (about_staff_ids));
create policy in_own_name on feedback as restrictive for insert to relish_app
  with check (created_by = (select current_person()));

alter table feedback_changes enable row level security;
create policy own_carehome on feedback_changes to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on feedback_changes as restrictive to relish_app using (not (select current_is_relative()));
create policy of_readable_entry on feedback_changes as restrictive to relish_app
  using (exists (select from feedback f where f.carehome_id = feedback_changes.carehome_id and f.id = feedback_id));
create policy in_own_name on feedback_changes as restrictive for insert to relish_app
  with check (by = (select current_person()));

alter table feedback_promises enable row level security;
create policy own_carehome on feedback_promises to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on feedback_promises as restrictive to relish_app using (not (select current_is_relative()));
