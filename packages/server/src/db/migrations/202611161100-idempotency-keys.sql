-- What a request with an idempotency key was answered, so that a retry creates nothing twice (N20). The key belongs to one
-- person and one call. The answer is sealed: it may hold the secret of a lounge screen. Removed after some days.

create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  call text not null,
  key text not null check (length(key) between 8 and 64),
  input_hash text not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (user_id, call, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
grant select, insert on idempotency_keys to relish_app;
alter table idempotency_keys enable row level security;
create policy own on idempotency_keys to relish_app using (user_id = (select current_person()));
