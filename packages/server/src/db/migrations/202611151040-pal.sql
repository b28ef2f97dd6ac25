-- Ability checks: one draft per resident and assessor, finals superseded and never lost. Staff only.

create table pal_assessments (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  resident_id uuid not null,
  source text not null check (source in ('in_app', 'external_official')),
  observed_from date,
  observed_to date,
  assessor_user_id uuid references users (id),
  contributors text[] not null default '{}',
  answers jsonb not null default '{}',
  counts jsonb,
  suggested_level text,
  confirmed_level text,
  borderline boolean not null default false,
  mixed_profile boolean not null default false,
  stretch_level text,
  override_reason text,
  notes text,
  status text not null check (status in ('draft', 'final', 'superseded')),
  completed_on date,
  completed_at timestamptz,
  review_due date,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  check (status = 'draft' or (confirmed_level is not null and completed_on is not null))
);
create unique index pal_assessments_draft on pal_assessments (resident_id, assessor_user_id) where status = 'draft';
create unique index pal_assessments_final on pal_assessments (carehome_id, resident_id) where status = 'final';
create index pal_assessments_of on pal_assessments (carehome_id, resident_id, completed_on);

-- Reasons to look again sooner: a task for a person, never a change by itself.
create table pal_prompts (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  resident_id uuid not null,
  reason text not null check (reason in (
    'back_from_hospital', 'infection_or_sudden_change', 'fall_with_injury', 'bereavement', 'low_engagement', 'seems_different')),
  raised_by uuid references users (id),
  raised_at timestamptz not null,
  settled_at timestamptz,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create unique index pal_prompts_open on pal_prompts (carehome_id, resident_id, reason) where settled_at is null;

grant select, insert, delete on pal_assessments to relish_app;
grant update (observed_from, observed_to, contributors, answers, counts, suggested_level, confirmed_level, borderline,
  mixed_profile, stretch_level, override_reason, notes, status, completed_on, completed_at, review_due, version,
  updated_at) on pal_assessments to relish_app;
alter table pal_assessments enable row level security;
create policy own_carehome on pal_assessments to relish_app
  using (carehome_id = (select current_carehome()));
-- A relative's guide is made from the answers, which the output schema keeps back.
create policy own_family on pal_assessments as restrictive to relish_app
  using (not (select current_is_relative()) or resident_id in (select id from residents));
create policy in_own_name on pal_assessments as restrictive for insert to relish_app
  with check (assessor_user_id = (select current_person()));
create policy only_drafts_vanish on pal_assessments as restrictive for delete to relish_app
  using (status = 'draft');

grant select, insert on pal_prompts to relish_app;
grant update (settled_at) on pal_prompts to relish_app;
alter table pal_prompts enable row level security;
create policy own_carehome on pal_prompts to relish_app
  using (carehome_id = (select current_carehome()));
create policy staff_only on pal_prompts as restrictive to relish_app
  using (not (select current_is_relative()));
