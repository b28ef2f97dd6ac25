-- A person changes their own email address: the new address confirms by a mailed link, and the old one gets a link that
-- stops the change, or undoes it after it was confirmed. Only hashes of both links are kept. relish_app has no access.

create table email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  -- The session that asked for it is the one that stays signed in.
  session_id uuid references sessions (id) on delete set null,
  old_email text not null,
  new_email text not null check (new_email = lower(new_email)),
  confirm_hash bytea unique,
  cancel_hash bytea unique,
  confirmed_at timestamptz,
  expires_at timestamptz not null
);
create index email_changes_user on email_changes (user_id);
create index email_changes_session on email_changes (session_id);
create index email_changes_expiry on email_changes (expires_at);
