-- What a home decides for itself is changed by those who run it, in their own home only.

grant update (settings) on carehomes to relish_app;
create policy own_settings on carehomes for update to relish_app
  using (id = (select current_carehome()) and not (select current_is_relative()));
