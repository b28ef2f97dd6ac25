-- Past events are deleted after three years, those of all homes together.
create index events_by_end on events (ends_at);
