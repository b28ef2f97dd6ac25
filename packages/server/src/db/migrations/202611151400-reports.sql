-- Records of what happened and how it was for each person. Nothing here is ever deleted: what was wrong is
-- amended or voided, and every version stays in a chain that shows later tampering.

create table reports (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  -- Made on the device: a save that is tried again finds what it has kept already.
  client_uuid uuid not null,
  report_type text not null check (report_type in ('quick', 'full')),
  status text not null default 'submitted' check (status in ('submitted', 'amended', 'voided')),
  activity_id uuid,
  -- What it was called then, whatever becomes of the activity.
  title text not null,
  category text not null,
  format text not null check (format in ('one_to_one', 'small_group', 'group', 'independent', 'drop_in')),
  started_at timestamptz not null,
  -- The home's own day on which it began.
  day date not null,
  duration_min smallint not null check (duration_min between 1 and 480),
  recorded_late boolean not null,
  place text,
  place_text text,
  led_by jsonb not null default '[]',
  helpers jsonb not null default '[]',
  planned boolean not null default false,
  choice_id uuid,
  note text,
  what_worked text,
  what_to_change text,
  cost_pence integer,
  external_provider text,
  evidence text[] not null default '{}',
  scale_version smallint not null,
  void_reason text,
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_by uuid references users (id),
  updated_at timestamptz not null,
  unique (carehome_id, id),
  unique (carehome_id, client_uuid),
  foreign key (carehome_id, choice_id) references activity_choices (carehome_id, id)
);
create index reports_latest on reports (carehome_id, started_at desc, id desc);
create index reports_by_author on reports (carehome_id, created_by, started_at desc, id desc);
create index reports_by_activity on reports (carehome_id, activity_id, started_at desc, id desc);

create table participations (
  carehome_id uuid not null,
  report_id uuid not null,
  resident_id uuid not null,
  position smallint not null,
  -- Both as in the report, so that one person's past is read from one index.
  started_at timestamptz not null,
  day date not null,
  voided boolean not null default false,
  attendance text not null,
  decline_reason text,
  alternative_offered text,
  minutes smallint not null check (minutes between 0 and 480),
  engagement smallint check (engagement between 0 and 4),
  mood_before smallint check (mood_before between 1 and 5),
  mood_after smallint check (mood_after between 1 and 5),
  feedback text,
  feedback_source text,
  support_level text,
  outcomes text[] not null default '{}',
  quote text,
  note text,
  note_shareable boolean not null default false,
  distress boolean not null default false,
  distress_note text,
  share_with_family boolean not null default false,
  pal_level_at_time text,
  primary key (carehome_id, report_id, resident_id),
  foreign key (carehome_id, report_id) references reports (carehome_id, id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  check (not (distress and share_with_family))
);
create index participations_timeline on participations (carehome_id, resident_id, started_at desc, report_id desc);
create index participations_by_day on participations (carehome_id, day);

-- Who can be recognised in a photo decides who may see it.
create table report_photos (
  carehome_id uuid not null,
  report_id uuid not null,
  media_id uuid not null references media (id),
  position smallint not null,
  resident_ids uuid[] not null default '{}',
  agreed_ids uuid[] not null default '{}',
  caption text,
  primary key (carehome_id, report_id, media_id),
  foreign key (carehome_id, report_id) references reports (carehome_id, id)
);
create unique index report_photos_media on report_photos (media_id);

create table report_templates (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  name text not null,
  activity_id uuid,
  title text not null,
  category text not null,
  duration_min smallint not null,
  place text,
  resident_ids uuid[] not null default '{}',
  created_by uuid references users (id),
  created_at timestamptz not null
);
create unique index report_templates_name on report_templates (carehome_id, lower(name));

-- Every version of every record, one after the other; each hash covers the one before it.
create table record_versions (
  carehome_id uuid not null references carehomes (id),
  seq bigint not null,
  kind text not null check (kind in ('report', 'observation', 'addendum')),
  record_id uuid not null,
  version integer not null,
  action text not null,
  reason text,
  -- As it was hashed, letter by letter.
  body text not null,
  changed_by uuid references users (id),
  changed_at timestamptz not null,
  hash text not null,
  primary key (carehome_id, seq)
);
create unique index record_versions_of on record_versions (carehome_id, record_id, version);

-- The last link of each home; whoever writes the next one holds it.
create table record_chains (
  carehome_id uuid primary key references carehomes (id),
  seq bigint not null,
  hash text not null
);

grant select, insert on reports, participations, report_photos, report_templates, record_versions, record_chains
  to relish_app;
grant update (report_type, status, activity_id, title, category, format, started_at, day, duration_min, place, place_text,
  led_by, helpers, planned, choice_id, note, what_worked, what_to_change, cost_pence, external_provider,
  evidence, void_reason, version, updated_by, updated_at) on reports to relish_app;
-- The version before stays in the chain.
grant update, delete on participations, report_photos to relish_app;
grant update (seq, hash) on record_chains to relish_app;
grant delete on report_templates to relish_app;

alter table reports enable row level security;
create policy own_carehome on reports to relish_app using (carehome_id = (select current_carehome()));
create policy in_own_name on reports as restrictive for insert to relish_app
  with check (created_by = (select current_person()));
alter table participations enable row level security;
create policy own_carehome on participations to relish_app using (carehome_id = (select current_carehome()));
-- A family's transaction finds what is shared of its own person, and of a session only where they were in it.
create policy own_family on participations as restrictive to relish_app
  using (not (select current_is_relative())
    or (share_with_family and not voided and resident_id in (select id from residents)));
create policy own_family on reports as restrictive to relish_app
  using (not (select current_is_relative())
    or exists (select from participations p where p.carehome_id = reports.carehome_id and p.report_id = reports.id));
alter table report_photos enable row level security;
create policy own_carehome on report_photos to relish_app using (carehome_id = (select current_carehome()));
create policy own_family on report_photos as restrictive to relish_app
  using (not (select current_is_relative())
    or exists (select from participations p where p.carehome_id = report_photos.carehome_id
      and p.report_id = report_photos.report_id and p.resident_id = any (report_photos.resident_ids)));
alter table report_templates enable row level security;
create policy own_carehome on report_templates to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on report_templates as restrictive to relish_app
  using (not (select current_is_relative()));
alter table record_versions enable row level security;
create policy own_carehome on record_versions to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on record_versions as restrictive to relish_app
  using (not (select current_is_relative()));
create policy in_own_name on record_versions as restrictive for insert to relish_app
  with check (changed_by = (select current_person()));
alter table record_chains enable row level security;
create policy own_carehome on record_chains to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on record_chains as restrictive to relish_app
  using (not (select current_is_relative()));

-- Families read, and never write.
do $$
declare name text;
begin
  foreach name in array array['reports', 'participations', 'report_photos'] loop
    execute format('create policy staff_insert on %I as restrictive for insert to relish_app
      with check (not (select current_is_relative()))', name);
    execute format('create policy staff_update on %I as restrictive for update to relish_app
      using (not (select current_is_relative()))', name);
    execute format('create policy staff_delete on %I as restrictive for delete to relish_app
      using (not (select current_is_relative()))', name);
  end loop;
end $$;

-- A photo of a record is of those who can be recognised in it, not of one person.
alter table media add constraint report_of_several check (purpose is distinct from 'report' or resident_id is null);
drop policy own_family on media;
create policy own_family on media as restrictive for select to relish_app
  using (not (select current_is_relative()) or uploaded_by = (select current_person())
    or resident_id in (select id from residents)
    or (purpose = 'activity' and exists (select from own_activities a where a.picture_id = media.id))
    or (purpose = 'report' and exists (select from report_photos p where p.media_id = media.id)));
