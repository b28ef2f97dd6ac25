-- Closing the card of first steps on Home, per person and home; the policy own_choices keeps it to the own row.
alter table memberships add column first_steps_closed boolean not null default false;
-- Existing members have found their way.
update memberships set first_steps_closed = true;
grant update (first_steps_closed) on memberships to relish_app;
