-- Whether a member wants an email when a week is published, and on the day before an event they accepted; the policy
-- own_choices keeps both to the own row.
alter table memberships
  add column programme_mail boolean not null default true,
  add column reminder_mail boolean not null default true;
grant update (programme_mail, reminder_mail) on memberships to relish_app;
