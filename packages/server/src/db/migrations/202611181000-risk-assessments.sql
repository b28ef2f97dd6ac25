-- Benefit and risk assessments of a home, for staff only. The text is sealed, because it describes residents' health;
-- columns repeat only what the register sorts, filters and counts.

create table risk_assessments (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  kind text not null check (kind in ('activity', 'event_outing', 'resident_specific', 'environment', 'animal_visit',
    'external_provider')),
  title text not null check (length(title) between 3 and 120),
  status text not null check (status in ('draft', 'awaiting_approval', 'approved', 'archived')),
  version integer not null check (version >= 1),
  -- Rises with every action: the optimistic lock.
  revision integer not null check (revision >= 1),
  band text not null check (band in ('low', 'moderate', 'high', 'extreme')),
  -- The worst line after controls; null without lines.
  likelihood smallint check (likelihood between 1 and 5),
  severity smallint check (severity between 1 and 5),
  decision text check (decision in ('proceed', 'proceed_with_controls', 'do_not_proceed')),
  review_on date not null,
  resident_ids uuid[] not null default '{}' check (cardinality(resident_ids) <= 61),
  -- Everyone whose words may be in the text, also through earlier versions and copies (N14).
  authors uuid[] not null check (cardinality(authors) >= 1),
  assessor_id uuid not null references users (id),
  returned_because text check (length(returned_because) <= 500),
  archived_because text check (length(archived_because) <= 500),
  archived_at timestamptz,
  -- The last approval, kept while a newer version is written.
  approved_version integer,
  approved_band text check (approved_band in ('low', 'moderate', 'high')),
  approved_by uuid references users (id),
  approved_at timestamptz,
  -- The version that people may rely on, and what it covers; null without one.
  cover_version integer,
  cover_activity_id uuid,
  cover_event_id uuid,
  cover_review_on date,
  cover_decision text check (cover_decision in ('proceed', 'proceed_with_controls', 'do_not_proceed')),
  -- Hazards that the approval has considered, by the guide and by its lines.
  cover_hazards text[],
  reminded_on date,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  changed_at timestamptz not null,
  -- The register lists first: awaiting approval, in use by review date, drafts, trips with the newest first.
  attention smallint not null generated always as (case
    when status = 'awaiting_approval' then 0
    when status = 'archived' then 4
    when status = 'draft' then 2
    when kind = 'event_outing' then 3
    else 1 end) stored,
  attention_day integer not null generated always as (case
    when status = 'archived' or kind = 'event_outing' and status = 'approved' then date '2000-01-01' - review_on
    else review_on - date '2000-01-01' end) stored,
  unique (carehome_id, id),
  check ((approved_version is null) = (approved_by is null)),
  check ((approved_version is null) = (approved_band is null)),
  check ((status = 'archived') = (archived_at is not null)),
  check (status <> 'approved' or approved_version = version),
  -- N14: whichever way it was reached.
  check (status <> 'approved' or band <> 'extreme'),
  check (status <> 'approved' or band <> 'high' or approved_by <> all (authors))
);
create index risk_assessments_register on risk_assessments (carehome_id, attention, attention_day, id);
create index risk_assessments_residents on risk_assessments using gin (resident_ids);
create index risk_assessments_activity on risk_assessments (carehome_id, cover_activity_id, cover_review_on)
  where cover_version is not null and cover_activity_id is not null;
create index risk_assessments_event on risk_assessments (carehome_id, cover_event_id)
  where cover_version is not null and cover_event_id is not null;
create index risk_assessments_reviews on risk_assessments (carehome_id, cover_review_on)
  where cover_version is not null and kind <> 'event_outing';
create index risk_assessments_cells on risk_assessments (carehome_id, likelihood, severity)
  where status <> 'archived' and likelihood is not null;
create index risk_assessments_assessor on risk_assessments (assessor_id);
create index risk_assessments_approved_by on risk_assessments (approved_by) where approved_by is not null;
create index risk_assessments_created_by on risk_assessments (created_by);

create table risk_assessment_versions (
  carehome_id uuid not null,
  assessment_id uuid not null,
  version integer not null check (version >= 1),
  -- Sealed.
  text text not null,
  band text not null check (band in ('low', 'moderate', 'high', 'extreme')),
  authors uuid[] not null,
  assessor_id uuid not null references users (id),
  created_at timestamptz not null,
  approved_by uuid references users (id),
  approved_at timestamptz,
  -- Sealed: the safety facts and hazards that the approval relied on.
  relied_on text,
  primary key (carehome_id, assessment_id, version),
  foreign key (carehome_id, assessment_id) references risk_assessments (carehome_id, id) on delete cascade,
  check ((approved_at is null) = (approved_by is null)),
  check ((approved_at is null) = (relied_on is null)),
  check (approved_at is null or band <> 'extreme'),
  check (approved_at is null or band <> 'high' or approved_by <> all (authors))
);
create index risk_assessment_versions_assessor on risk_assessment_versions (assessor_id);
create index risk_assessment_versions_approved_by on risk_assessment_versions (approved_by) where approved_by is not null;

-- Residents that an approval in force relied on, with a digest of their safety facts: those whose digest differs
-- today are found by index, however many assessments there are.
create table risk_assessment_people (
  carehome_id uuid not null,
  assessment_id uuid not null,
  resident_id uuid not null,
  digest text not null,
  primary key (carehome_id, assessment_id, resident_id),
  foreign key (carehome_id, assessment_id) references risk_assessments (carehome_id, id) on delete cascade,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index risk_assessment_people_changed on risk_assessment_people (carehome_id, resident_id, digest, assessment_id);

-- Extra controls with an owner or a date, by the key of their line.
create table risk_actions (
  carehome_id uuid not null,
  assessment_id uuid not null,
  key uuid not null,
  owner_id uuid references users (id),
  due_on date,
  done_on date,
  done_by uuid references users (id),
  primary key (carehome_id, assessment_id, key),
  foreign key (carehome_id, assessment_id) references risk_assessments (carehome_id, id) on delete cascade
);
create index risk_actions_open on risk_actions (carehome_id, due_on) where done_on is null and due_on is not null;
create index risk_actions_owner on risk_actions (owner_id) where owner_id is not null;
create index risk_actions_done_by on risk_actions (done_by) where done_by is not null;

create table risk_settings (
  carehome_id uuid primary key references carehomes (id),
  blocks_planning boolean not null,
  set_at timestamptz not null,
  set_by uuid not null references users (id)
);
create index risk_settings_set_by on risk_settings (set_by);

-- Injuries seen during a record, which make its assessment be checked again.
create index observations_injuries on observations (carehome_id, report_id)
  where type = 'skin_or_injury_seen' and report_id is not null;

grant select, insert on risk_assessments, risk_assessment_versions, risk_settings to relish_app;
grant update (kind, title, status, version, revision, band, likelihood, severity, decision, review_on, resident_ids, authors,
  assessor_id, returned_because, archived_because, archived_at, approved_version, approved_band, approved_by, approved_at,
  cover_version, cover_activity_id, cover_event_id, cover_review_on, cover_decision, cover_hazards, reminded_on,
  changed_at) on risk_assessments to relish_app;
grant update (text, band, authors, approved_by, approved_at, relied_on) on risk_assessment_versions to relish_app;
grant select, insert, update, delete on risk_assessment_people, risk_actions to relish_app;
grant update (blocks_planning, set_at, set_by) on risk_settings to relish_app;

alter table risk_assessments enable row level security;
create policy own_carehome on risk_assessments to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on risk_assessments as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on risk_assessments as restrictive for insert to relish_app
  with check (created_by = (select current_person()));

alter table risk_assessment_versions enable row level security;
create policy own_carehome on risk_assessment_versions to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on risk_assessment_versions as restrictive to relish_app
  using (not (select current_is_relative()));
create policy in_own_name on risk_assessment_versions as restrictive for insert to relish_app
  with check (assessor_id = (select current_person()));
-- An approved text never changes.
create policy approved_stays on risk_assessment_versions as restrictive for update to relish_app
  using (approved_at is null) with check (approved_by is null or approved_by = (select current_person()));

alter table risk_assessment_people enable row level security;
create policy own_carehome on risk_assessment_people to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on risk_assessment_people as restrictive to relish_app
  using (not (select current_is_relative()));

alter table risk_actions enable row level security;
create policy own_carehome on risk_actions to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on risk_actions as restrictive to relish_app using (not (select current_is_relative()));

alter table risk_settings enable row level security;
create policy own_carehome on risk_settings to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on risk_settings as restrictive to relish_app using (not (select current_is_relative()));
