-- A record that is moved to an earlier day says that it was written late, and never takes it back. The database
-- says so itself: what the application may change stays as it was.
create function say_recorded_late() returns trigger language plpgsql as $$
begin
  new.recorded_late := old.recorded_late
    or new.created_at - (new.started_at + new.duration_min * interval '1 minute') > interval '24 hours';
  return new;
end $$;
create trigger recorded_late before update on reports for each row execute function say_recorded_late();
