-- Each change in a home gets a number, so that a device can be told of everything since the last number it knows. A counter
-- under a row lock, because numbers of a sequence can become visible in another order than they were given.
create table live_homes (
  carehome_id uuid primary key references carehomes (id) on delete cascade,
  number bigint not null
);

-- The last change of each topic. Senders are pages, which refresh after their own changes anyway.
create table live_topics (
  carehome_id uuid not null references carehomes (id) on delete cascade,
  topic text not null,
  number bigint not null,
  sender text,
  primary key (carehome_id, topic)
);
create index live_topics_since on live_topics (carehome_id, number);

-- The last change of each chat thread, of which only its readers are told.
create table live_threads (
  carehome_id uuid not null references carehomes (id) on delete cascade,
  thread_id uuid not null,
  number bigint not null,
  sender text,
  primary key (carehome_id, thread_id)
);
create index live_threads_since on live_threads (carehome_id, number);

grant select, insert, update on live_homes, live_topics, live_threads to relish_app;
alter table live_homes enable row level security;
create policy own_carehome on live_homes to relish_app using (carehome_id = (select current_carehome()));
alter table live_topics enable row level security;
create policy own_carehome on live_topics to relish_app using (carehome_id = (select current_carehome()));
alter table live_threads enable row level security;
create policy own_carehome on live_threads to relish_app using (carehome_id = (select current_carehome()));
