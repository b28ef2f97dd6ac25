-- Demo mode: everyone may have a private demonstration home of their own. It is copied from a prepared template and
-- deleted whole once it is no longer used.

-- One demonstration home per kind, rebuilt every day so that its dates are relative to today.
create table demo_templates (
  kind text primary key,
  built_on date not null,
  -- The newest migration when it was built: rows of an older schema are not copied.
  schema_version text not null,
  used_at timestamptz not null
);
-- Its rows as JSON, some hundred of one table at a time.
create table demo_template_rows (
  kind text not null references demo_templates (kind) on delete cascade,
  position integer not null,
  table_name text not null,
  rows text not null,
  primary key (kind, position)
);

create table demos (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  organisation_id uuid not null references organisations (id),
  carehome_id uuid not null unique references carehomes (id),
  -- The owner's part in the demonstration home.
  user_id uuid not null references users (id),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- Set when it was replaced or given up; its rows are deleted soon after.
  ended_at timestamptz
);
create unique index demos_owner on demos (owner_id) where ended_at is null;
create index demos_unused on demos (last_used_at) where ended_at is null;

-- A session in a demonstration home ends with the session it was started from.
alter table sessions add column demo_of uuid references sessions (id) on delete cascade;
create index sessions_demo_of on sessions (demo_of) where demo_of is not null;

-- Mail, notifications and documents that a demonstration home would have sent.
create table demo_sends (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  kind text not null check (kind in ('mail', 'push')),
  recipient text not null,
  subject text not null,
  body text not null,
  attachments text[] not null default '{}',
  sent_at timestamptz not null
);
create index demo_sends_latest on demo_sends (carehome_id, sent_at desc, id desc);
grant select on demo_sends to relish_app;
alter table demo_sends enable row level security;
create policy own_carehome on demo_sends for select to relish_app using (carehome_id = (select current_carehome()));

-- Deleting a demonstration home deletes its part of the audit log; everything else in it stays append-only.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from demos where carehome_id = old.carehome_id) then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end $$;
drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_not_truncated before truncate on audit_log
  for each statement execute function refuse_change();

-- How far someone is in a guided tour; `practice:…` is a task done in demo mode. Theirs, in whatever home.
create table tour_progress (
  user_id uuid not null references users (id),
  tour_code text not null check (length(tour_code) <= 80),
  step integer not null default 0 check (step >= 0),
  finished_at timestamptz,
  dismissed_at timestamptz,
  updated_at timestamptz not null,
  primary key (user_id, tour_code)
);
grant select, insert, update on tour_progress to relish_app;
alter table tour_progress enable row level security;
create policy own on tour_progress to relish_app using (user_id = (select current_person()));
-- Managers see what colleagues have finished, to help them.
create policy of_colleagues on tour_progress for select to relish_app
  using (not (select current_is_relative())
    and user_id in (select user_id from memberships where carehome_id = (select current_carehome())));
