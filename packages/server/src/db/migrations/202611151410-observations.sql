-- What somebody noticed about a person. Nothing here is ever changed or deleted: whatever comes later is added.

create table observations (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  -- Made on the device: a save that is tried again finds what it has kept already.
  client_uuid uuid not null,
  resident_id uuid not null,
  report_id uuid,
  type text not null,
  text text not null check (length(text) between 1 and 1000),
  seen_at timestamptz not null,
  action text not null,
  action_by text,
  follow_up_date date,
  -- Computed here, so that nobody can keep a concern without the managers being told.
  needs_attention boolean not null
    generated always as (type in ('concern', 'skin_or_injury_seen') or action = 'safeguarding') stored,
  created_by uuid references users (id),
  created_at timestamptz not null,
  unique (carehome_id, client_uuid),
  unique (carehome_id, resident_id, id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  foreign key (carehome_id, report_id) references reports (carehome_id, id)
);
create index observations_of on observations (carehome_id, resident_id, seen_at desc, id desc);
create index observations_alerts on observations (carehome_id, created_at) where needs_attention;
create index observations_follow_ups on observations (carehome_id, follow_up_date) where follow_up_date is not null;

-- A remark, a manager's answer to an alert, or the end of a follow-up.
create table observation_addenda (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  -- Of remarks; the other two can be kept once only in any case.
  client_uuid uuid,
  resident_id uuid not null,
  observation_id uuid not null,
  kind text not null check (kind in ('note', 'attended', 'settled')),
  text text not null check (length(text) between 1 and 1000),
  created_by uuid references users (id),
  created_at timestamptz not null,
  unique (carehome_id, client_uuid),
  foreign key (carehome_id, resident_id, observation_id) references observations (carehome_id, resident_id, id)
);
create index observation_addenda_of on observation_addenda (carehome_id, observation_id, created_at);
create index observation_addenda_by_resident on observation_addenda (carehome_id, resident_id);
-- An alert is answered once and a follow-up ends once; everything after that is a remark.
create unique index observation_addenda_once on observation_addenda (carehome_id, observation_id, kind)
  where kind <> 'note';

-- No update and no delete for anybody.
grant select, insert on observations, observation_addenda to relish_app;

do $$
declare name text;
begin
  foreach name in array array['observations', 'observation_addenda'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_carehome on %I to relish_app
      using (carehome_id = (select current_carehome()))', name);
    -- No family ever finds one, whoever it is about (N9, N25).
    execute format('create policy staff_only on %I as restrictive to relish_app
      using (not (select current_is_relative()))', name);
    execute format('create policy in_own_name on %I as restrictive for insert to relish_app
      with check (created_by = (select current_person()))', name);
  end loop;
end $$;
