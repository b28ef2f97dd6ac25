-- What dashboards read, and what is counted ahead for those who look at many homes.

-- The sessions of some days, without a look at the others of a home.
create index reports_by_day on reports (carehome_id, day);

-- Demonstrations are like real homes, but nobody is written to from them (domain: must never happen, N16).
alter table organisations add column is_demo boolean not null default false;

-- The figures of a home's weeks, counted in the background: three hundred homes beside each other cost no home anything.
create table home_weeks (
  carehome_id uuid not null references carehomes (id),
  -- The Monday: homes are compared in the same weeks, wherever their own begin.
  week date not null check (extract(isodow from week) = 1),
  -- By the name of the figure: its value and what it was made from.
  figures jsonb not null,
  counted_at timestamptz not null,
  primary key (carehome_id, week)
);
-- Read above homes only, for those who answer for all of them: nobody's own transaction finds it.
alter table home_weeks enable row level security;

alter table carehomes add column weeks_counted_at timestamptz;

-- Who wants the week by mail, and until when they have had it.
alter table memberships
  add column week_mail boolean not null default false,
  add column week_mailed_on date;
create index memberships_week_mail on memberships (week_mailed_on) where week_mail and ended_at is null;
grant update (week_mail) on memberships to relish_app;
-- Of memberships one changes only what is one's own.
create policy own_choices on memberships for update to relish_app
  using (carehome_id = (select current_carehome()) and user_id = (select current_person()));
