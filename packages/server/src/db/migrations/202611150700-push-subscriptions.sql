-- Web Push: which devices a person's notifications go to, and the key that signs them.

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  -- With the session ends the subscription: a device that was signed out gets nothing.
  session_id uuid not null references sessions (id) on delete cascade,
  user_id uuid not null references users (id),
  -- Whoever knows it can send to the device: as secret as a password. A device has one.
  endpoint text not null unique check (length(endpoint) <= 2000),
  p256dh text not null,
  auth text not null,
  subscribed_at timestamptz not null
);
create index push_subscriptions_session on push_subscriptions (session_id);
create index push_subscriptions_user on push_subscriptions (user_id, subscribed_at);

-- Made at the first start: browsers bind their subscriptions to the public half.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null
);

-- Subscribing works above homes, because it may take a device over from somebody else.
grant select (id, session_id, user_id, endpoint, subscribed_at), delete on push_subscriptions to relish_app;
alter table push_subscriptions enable row level security;
create policy own_subscriptions on push_subscriptions to relish_app
  using (user_id = (select current_person()));
