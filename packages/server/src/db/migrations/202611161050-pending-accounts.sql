-- Registering must not reveal who has an account, so it makes a pending account whether or not the address has one.
-- A pending account owns its address only once the mailed link was opened; addresses are unique among the others.

alter table users add column is_pending boolean not null default false;
alter table users drop constraint users_email_key;
create unique index users_email on users (email) where not is_pending;
create index users_pending_email on users (email, created_at desc) where is_pending;
