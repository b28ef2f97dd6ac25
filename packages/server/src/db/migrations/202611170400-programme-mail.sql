-- Whether a member wants an email when a week is published; the policy own_choices keeps it to the own row.
alter table memberships add column programme_mail boolean not null default true;
grant update (programme_mail) on memberships to relish_app;
