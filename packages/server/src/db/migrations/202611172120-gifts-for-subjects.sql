-- A file with all photos of a person can also answer their own subject access request.
alter table photo_gifts add column for_subject boolean not null default false;
drop index photo_gifts_latest;
create index photo_gifts_latest on photo_gifts (carehome_id, resident_id, for_subject, created_at desc)
  where removed_at is null;
grant insert (for_subject) on photo_gifts to relish_app;
-- Such a file may show more than a family may see.
drop policy own_family on photo_gifts;
create policy own_family on photo_gifts as restrictive to relish_app
  using (not (select current_is_relative())
    or (resident_id = any ((select own_residents())::uuid[]) and not for_subject));
