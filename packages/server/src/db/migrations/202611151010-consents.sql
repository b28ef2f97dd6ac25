-- What a person agreed to, purpose by purpose. Missing means no; a changed mind is a new row.

create table consents (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  resident_id uuid not null,
  purpose text not null,
  decision text not null check (decision in ('yes', 'no', 'ask_each_time', 'withdrawn')),
  basis text check (basis in ('own_consent', 'health_welfare_attorney', 'court_deputy_welfare',
    'welfare_guardian_or_attorney_scotland', 'best_interests')),
  capacity_assessed_on date,
  decided_by text,
  witnessed_by text,
  evidence_id uuid,
  from_date date not null,
  review_on date,
  withdrawn_at timestamptz,
  notes text,
  recorded_by uuid references users (id),
  recorded_at timestamptz not null,
  superseded_at timestamptz,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create unique index consents_in_force on consents (carehome_id, resident_id, purpose) where superseded_at is null;
create index consents_history on consents (carehome_id, resident_id, recorded_at);

-- A note about one decision at one time; there is no such thing as "lacks capacity".
create table capacity_notes (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  resident_id uuid not null,
  decision text not null,
  assessed_on date not null,
  outcome text not null check (outcome in ('has_capacity', 'lacks_capacity', 'fluctuates')),
  assessor text not null,
  review_on date,
  notes text,
  recorded_by uuid references users (id),
  recorded_at timestamptz not null,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index capacity_notes_of on capacity_notes (carehome_id, resident_id, assessed_on desc);

grant select, insert on consents to relish_app;
grant update (superseded_at) on consents to relish_app;
alter table consents enable row level security;
create policy own_carehome on consents to relish_app
  using (carehome_id = (select current_carehome()));
create policy own_family on consents as restrictive to relish_app
  using (not (select current_is_relative()) or resident_id in (select id from residents));
create policy in_own_name on consents as restrictive for insert to relish_app
  with check (recorded_by = (select current_person()));

grant select, insert on capacity_notes to relish_app;
alter table capacity_notes enable row level security;
create policy own_carehome on capacity_notes to relish_app
  using (carehome_id = (select current_carehome()));
create policy staff_only on capacity_notes as restrictive to relish_app
  using (not (select current_is_relative()));
create policy in_own_name on capacity_notes as restrictive for insert to relish_app
  with check (recorded_by = (select current_person()));
