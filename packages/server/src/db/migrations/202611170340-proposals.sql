-- Suggestions and offers of relatives, with the answer of the home.
create table proposals (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  user_id uuid not null references users (id),
  kind text not null check (kind in ('event', 'help')),
  text text not null check (length(text) between 3 and 500),
  -- When it would suit, in their own words.
  days text check (length(days) <= 120),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  answer text check (length(answer) <= 500),
  closed_by uuid references users (id),
  closed_at timestamptz,
  created_at timestamptz not null,
  unique (carehome_id, id),
  check ((status = 'open') = (closed_at is null)),
  check (status <> 'declined' or answer is not null)
);
create index proposals_by_time on proposals (carehome_id, created_at);
create index proposals_of_person on proposals (user_id, carehome_id);
create index proposals_to_delete on proposals (closed_at) where closed_at is not null;

grant select, insert, update (status, answer, closed_by, closed_at) on proposals to relish_app;

-- N1: no family sees another family's proposal.
alter table proposals enable row level security;
create policy own_carehome on proposals to relish_app using (carehome_id = (select current_carehome()));
create policy own_proposal on proposals as restrictive to relish_app
  using (not (select current_is_relative()) or user_id = (select current_person()));
create policy in_own_name on proposals as restrictive for insert to relish_app
  with check (user_id = (select current_person()));
create policy closed_in_own_name on proposals as restrictive for update to relish_app
  using (true) with check (closed_by = (select current_person()));
