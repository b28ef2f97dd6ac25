-- From this day on a series has no further events: they were deleted or cancelled together, and an undo takes it back.
alter table event_series add ended_on date;

drop index event_series_to_extend;
create index event_series_to_extend on event_series (filled_to) where recurrence->>'until' is null and ended_on is null;
