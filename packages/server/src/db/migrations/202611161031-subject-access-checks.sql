-- Before a person's record is released, someone checks whether any of it could cause serious harm. Kept for the home:
-- what was withheld and why is never part of the copy.

create table subject_access_checks (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  resident_id uuid not null,
  requested_by text not null check (requested_by in
    ('resident', 'attorney', 'deputy', 'other_authority', 'personal_representative', 'claim_after_death')),
  checked_by text not null,
  checked_as text not null check (checked_as in ('health_professional', 'manager')),
  checked_on date not null,
  withheld text[] not null default '{}',
  reason text,
  recorded_by uuid references users (id),
  recorded_at timestamptz not null,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  check ((withheld = '{}') = (reason is null))
);
create index subject_access_checks_of on subject_access_checks (carehome_id, resident_id, recorded_at desc);

-- Never changed or removed: a newer check replaces the one before.
grant select, insert on subject_access_checks to relish_app;
alter table subject_access_checks enable row level security;
create policy own_carehome on subject_access_checks to relish_app
  using (carehome_id = (select current_carehome()));
create policy staff_only on subject_access_checks as restrictive to relish_app
  using (not (select current_is_relative()));
create policy in_own_name on subject_access_checks as restrictive for insert to relish_app
  with check (recorded_by = (select current_person()));
