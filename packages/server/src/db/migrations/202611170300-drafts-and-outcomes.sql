-- A draft is planned but not yet published: only staff who plan see it.
alter table events add is_draft boolean not null default false;

-- Feedback from the records of an event. It is written with each record, so that the programme needs no look at records.
alter table events
  add recorded_at timestamptz,
  add liked smallint not null default 0,
  add ok smallint not null default 0,
  add not_for_me smallint not null default 0;

drop policy for_families on events;
create policy for_families on events as restrictive for select to relish_app
  using (not (select current_is_relative()) or (deleted_at is null and not is_draft and (family_scope = 'all_home'
    or (family_scope = 'linked_to_invited'
      and invites_any(carehome_id, resident_ids, group_ids, (select own_residents())::uuid[])))));
