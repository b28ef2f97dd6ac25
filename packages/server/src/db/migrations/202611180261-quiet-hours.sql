-- When a person wants no notifications of messages, on the clock of the home.
create table quiet_hours (
  carehome_id uuid not null references carehomes (id) on delete cascade,
  user_id uuid not null references users (id),
  from_time text check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- On the next day if it is earlier than from_time.
  to_time text check (to_time ~ '^([01]\d|2[0-3]):[0-5]\d$' and to_time <> from_time),
  -- 1 is Monday.
  days_off smallint[] not null check (cardinality(days_off) <= 7),
  primary key (carehome_id, user_id),
  check ((from_time is null) = (to_time is null))
);
create index quiet_hours_user on quiet_hours (user_id);
grant select, insert, update on quiet_hours to relish_app;
alter table quiet_hours enable row level security;
create policy own_carehome on quiet_hours to relish_app using (carehome_id = (select current_carehome()));
create policy oneself on quiet_hours as restrictive to relish_app using (user_id = (select current_person()));
