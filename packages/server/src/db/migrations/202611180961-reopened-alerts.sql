-- An alert that was marked as dealt with can be opened again; what was done before stays with it.
alter table message_alerts
  add column reopened_at timestamptz,
  add column reopened_by uuid references users (id),
  add column earlier_outcome text,
  add check ((reopened_at is null) = (earlier_outcome is null));
create index message_alerts_reopened_by on message_alerts (reopened_by) where reopened_by is not null;
grant update (reopened_at, reopened_by, earlier_outcome) on message_alerts to relish_app;
