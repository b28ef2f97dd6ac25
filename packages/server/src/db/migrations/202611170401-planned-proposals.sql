-- The event that staff planned from a suggestion or offer, and who planned it.
alter table proposals
  add column event_id uuid,
  add column planned_by uuid references users (id),
  -- Events are deleted after three years.
  add foreign key (carehome_id, event_id) references events (carehome_id, id) on delete set null (event_id),
  add check (event_id is null or (status = 'accepted' and planned_by is not null));
create index proposals_by_event on proposals (carehome_id, event_id) where event_id is not null;

grant update (event_id, planned_by) on proposals to relish_app;

-- A colleague may plan a proposal that another one has accepted.
drop policy closed_in_own_name on proposals;
create policy in_own_name_later on proposals as restrictive for update to relish_app
  using (true)
  with check (closed_by = (select current_person())
    or (planned_by = (select current_person()) and not (select current_is_relative())));

-- A relative may not see the event that was planned from their proposal; this says only whether there is one.
create function is_still_planned(home uuid, event uuid) returns boolean language sql stable
  security definer set search_path = public, pg_temp as $$
  select exists (select from events where carehome_id = home and id = event and deleted_at is null and status <> 'cancelled')
$$;
revoke all on function is_still_planned(uuid, uuid) from public;
grant execute on function is_still_planned(uuid, uuid) to relish_app;
