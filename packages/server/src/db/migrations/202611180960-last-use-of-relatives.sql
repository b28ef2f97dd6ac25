-- The day is enough for K21, and one write a day is enough to keep it.
alter table relatives add column last_active_on date;
-- For retention, which looks at all homes.
create index relatives_last_active on relatives (last_active_on) where last_active_on is not null;
