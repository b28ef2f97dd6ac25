-- A week of a programme that a home can use again. It names groups and colleagues, but no resident.
create table week_templates (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  name text not null check (length(name) between 3 and 60),
  -- Details and times of events, with the number of their weekday.
  events jsonb not null,
  created_by uuid references users (id),
  created_at timestamptz not null,
  -- Kept for an undo.
  deleted_at timestamptz,
  unique (carehome_id, id)
);
create unique index week_templates_name on week_templates (carehome_id, lower(name)) where deleted_at is null;

grant select, insert, update on week_templates to relish_app;

alter table week_templates enable row level security;
create policy own_carehome on week_templates to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on week_templates as restrictive to relish_app using (not (select current_is_relative()));
create policy in_own_name on week_templates as restrictive for insert to relish_app
  with check (created_by = (select current_person()));

-- The drafts of a week, which a home publishes together.
create index events_drafts on events (carehome_id, day) where is_draft and deleted_at is null;
