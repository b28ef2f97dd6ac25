-- How families reach the home. Written by its managers; the policy own_settings keeps it to the own home.
alter table carehomes
  add column telephone text check (length(telephone) <= 40),
  add column address text check (length(address) <= 300),
  add column visiting_times text check (length(visiting_times) <= 500);
grant update (telephone, address, visiting_times) on carehomes to relish_app;
