-- What homes wrote: how a server knows that it has changed, and pictures that belong to no resident.

-- Counts up with every change in an organisation, so that what is remembered of it is checked in one look.
create table own_activity_versions (
  organisation_id uuid primary key references organisations (id),
  version integer not null
);
grant select on own_activity_versions to relish_app;
alter table own_activity_versions enable row level security;
create policy own_organisation on own_activity_versions for select to relish_app
  using (organisation_id = (select current_organisation()));

-- Whoever changes an activity cannot forget it, and cannot write anything else there.
create function own_activities_changed() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into own_activity_versions (organisation_id, version)
    select distinct organisation_id, 1 from changed
    on conflict (organisation_id) do update set version = own_activity_versions.version + 1;
  return null;
end $$;
revoke all on function own_activities_changed() from public;
create trigger own_activities_inserted after insert on own_activities
  referencing new table as changed for each statement execute function own_activities_changed();
create trigger own_activities_updated after update on own_activities
  referencing new table as changed for each statement execute function own_activities_changed();

-- A picture of an activity is used, and is of nobody.
alter table media add constraint activity_of_nobody check (purpose is distinct from 'activity' or resident_id is null);
drop index media_unattached;
create index media_unattached on media (created_at)
  where resident_id is null and purpose is null and removed_at is null;

-- Shown with its activity: to the home, to the organisation where it is shared, to families where it says so.
-- In the look at own_activities its own policies hold.
create policy of_activity on media for select to relish_app
  using (purpose = 'activity' and exists (select from own_activities a where a.picture_id = media.id));
drop policy own_family on media;
create policy own_family on media as restrictive for select to relish_app
  using (not (select current_is_relative()) or uploaded_by = (select current_person())
    or resident_id in (select id from residents)
    or (purpose = 'activity' and exists (select from own_activities a where a.picture_id = media.id)));
create policy own_family_writing on media as restrictive for update to relish_app
  using (not (select current_is_relative()) or uploaded_by = (select current_person())
    or resident_id in (select id from residents));
