-- The day of a colleague's birthday, told by themselves and for this home only. Nobody else writes it.

alter table memberships add column birthday text check (birthday ~ '^\d{2}-\d{2}$');
create index memberships_birthday on memberships (carehome_id, birthday) where birthday is not null;

grant update (birthday) on memberships to relish_app;
create policy own_birthday on memberships for update to relish_app
  using (carehome_id = (select current_carehome()) and user_id = (select current_person()));
