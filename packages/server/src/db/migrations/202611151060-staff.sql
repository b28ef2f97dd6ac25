-- What an invitation promises is what the account gets: a job title, and for agency staff a last day.

alter table invitations
  add column job_title text,
  add column access_ends_at timestamptz;
grant select (job_title, access_ends_at), insert (job_title, access_ends_at) on invitations to relish_app;

-- "Dated accounts end by themselves" is asked for at every sign-in and every picture.
create index memberships_ending on memberships (carehome_id, ends_at) where ended_at is null and ends_at is not null;
