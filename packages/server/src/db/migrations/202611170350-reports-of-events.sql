-- The event that a record is about. It is set when the record is saved and never changes.
alter table reports
  add event_id uuid,
  add foreign key (carehome_id, event_id) references events (carehome_id, id);
create index reports_of_event on reports (carehome_id, event_id) where event_id is not null;

alter table events
  -- Set after the event, in contrast to a cancellation before it.
  add not_held_reason text
    check (not_held_reason in ('staff', 'nobody_wanted', 'weather', 'performer', 'illness', 'other')),
  -- When its lead was asked by a notification how it was.
  add outcome_pushed_at timestamptz,
  -- When its lead said not to be asked again.
  add outcome_dismissed_at timestamptz,
  add check (not_held_reason is null or status = 'cancelled');

-- Finished events of the last days whose outcome is not known.
create index events_without_outcome on events (ends_at)
  where recorded_at is null and status = 'planned' and deleted_at is null;
