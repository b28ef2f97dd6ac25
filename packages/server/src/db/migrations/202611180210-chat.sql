-- Threads of families, teams and households, and their messages. Threads exist from the beginning, so that no one has to
-- start one; only private ones are opened.

create table threads (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id) on delete cascade,
  kind text not null check (kind in ('family', 'private', 'team', 'household')),
  resident_id uuid,
  -- The relative's user, in private threads.
  relative_id uuid references users (id),
  team text check (team in ('home', 'handover', 'group')),
  -- Null once the group was deleted.
  group_id uuid,
  -- Of the last message: a counter under a row lock, so that numbers have no gaps and follow the order of commits.
  number integer not null default 0,
  last_at timestamptz,
  -- The first message of a relative that waits for an answer of the home.
  waiting_since timestamptz,
  waiting_number integer,
  assigned_to uuid references users (id),
  assigned_at timestamptz,
  closed_at timestamptz,
  closed_by uuid references users (id),
  closed_reason text check (length(closed_reason) <= 500),
  -- Milliseconds, because lists continue after it.
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  unique (carehome_id, id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  foreign key (carehome_id, group_id) references resident_groups (carehome_id, id) on delete set null (group_id),
  check ((kind in ('family', 'private')) = (resident_id is not null)),
  check ((kind = 'private') = (relative_id is not null)),
  check ((kind = 'team') = (team is not null)),
  check (group_id is null or team = 'group'),
  check ((waiting_since is null) = (waiting_number is null)),
  check ((closed_at is null) = (closed_reason is null))
);
create unique index threads_family on threads (carehome_id, resident_id) where kind = 'family';
create unique index threads_private on threads (carehome_id, resident_id, relative_id) where kind = 'private';
create unique index threads_team on threads (carehome_id, team) where team in ('home', 'handover');
create unique index threads_group on threads (carehome_id, group_id) where group_id is not null;
create unique index threads_household on threads (carehome_id) where kind = 'household';
create index threads_by_time on threads (carehome_id, (coalesce(last_at, created_at)) desc, id desc);
create index threads_waiting on threads (carehome_id, waiting_since) where waiting_since is not null;
create index threads_relative on threads (relative_id) where relative_id is not null;
create index threads_assigned on threads (assigned_to) where assigned_to is not null;

create table messages (
  carehome_id uuid not null,
  thread_id uuid not null,
  number integer not null check (number > 0),
  -- Chosen by the device that wrote it (N20).
  id uuid not null,
  -- Null for automatic messages.
  author_id uuid references users (id),
  -- Whether the author wrote for the home, as of that time.
  is_home boolean not null,
  -- Empty once deleted; message_versions keeps what it was.
  body text not null check (length(body) <= 2000),
  reply_to integer,
  card_kind text check (card_kind in ('event', 'notice', 'activity', 'moment')),
  card_id uuid,
  -- Of the whole request, so that the same id with another content is noticed.
  input_hash text,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid references users (id),
  primary key (carehome_id, thread_id, number),
  unique (carehome_id, id),
  foreign key (carehome_id, thread_id) references threads (carehome_id, id) on delete cascade,
  foreign key (carehome_id, thread_id, reply_to) references messages (carehome_id, thread_id, number) on delete set null (reply_to),
  check ((card_kind is null) = (card_id is null))
);
create index messages_author on messages (author_id);
create index messages_reply on messages (carehome_id, thread_id, reply_to) where reply_to is not null;

-- Texts before an edit or a deletion, for the home's audit.
create table message_versions (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  thread_id uuid not null,
  number integer not null,
  body text not null,
  replaced_at timestamptz not null,
  replaced_by uuid references users (id),
  foreign key (carehome_id, thread_id, number) references messages (carehome_id, thread_id, number) on delete cascade
);
create index message_versions_of on message_versions (carehome_id, thread_id, number, replaced_at);

-- No reference to photos: a photo that is removed leaves a place in the message.
create table message_photos (
  carehome_id uuid not null,
  thread_id uuid not null,
  number integer not null,
  position smallint not null check (position between 0 and 4),
  photo_id uuid not null,
  primary key (carehome_id, thread_id, number, position),
  foreign key (carehome_id, thread_id, number) references messages (carehome_id, thread_id, number) on delete cascade
);

create table message_reactions (
  carehome_id uuid not null,
  thread_id uuid not null,
  number integer not null,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('heart', 'thanks', 'smile', 'seen')),
  at timestamptz not null,
  primary key (carehome_id, thread_id, number, user_id),
  foreign key (carehome_id, thread_id, number) references messages (carehome_id, thread_id, number) on delete cascade
);
create index message_reactions_user on message_reactions (user_id);

create table thread_readers (
  carehome_id uuid not null,
  thread_id uuid not null,
  user_id uuid not null references users (id),
  is_home boolean not null,
  -- The last message that was read: it never goes back.
  number integer not null default 0,
  read_at timestamptz,
  is_silent boolean not null default false,
  -- The last day on which opening it was audited.
  opened_on date,
  primary key (carehome_id, thread_id, user_id),
  foreign key (carehome_id, thread_id) references threads (carehome_id, id) on delete cascade
);
create index thread_readers_user on thread_readers (user_id);

grant select on threads, messages, message_photos, message_reactions, thread_readers, message_versions to relish_app;
grant insert (carehome_id, kind, resident_id, relative_id, created_at) on threads to relish_app;
grant update (number, last_at, waiting_since, waiting_number, assigned_to, assigned_at, closed_at, closed_by, closed_reason)
  on threads to relish_app;
grant insert on messages, message_versions, message_photos, message_reactions, thread_readers to relish_app;
grant update (body, edited_at, deleted_at, deleted_by) on messages to relish_app;
grant update (kind, at), delete on message_reactions to relish_app;
grant update (is_home, number, read_at, is_silent, opened_on) on thread_readers to relish_app;

-- N1, N18: the threads of a relative, as a list that is asked for once in a statement. Consents, access levels and the end of
-- access are checked by the queries.
create function own_threads() returns uuid[] language plpgsql stable as $$
begin
  return coalesce((select array_agg(id) from threads where carehome_id = current_carehome()
    and resident_id = any (own_residents())
    and (kind = 'family' or (kind = 'private' and relative_id = current_person()))), '{}');
end $$;

alter table threads enable row level security;
create policy own_carehome on threads to relish_app using (carehome_id = (select current_carehome()));
create policy own_family on threads as restrictive to relish_app
  using (not (select current_is_relative())
    or (resident_id = any ((select own_residents())::uuid[])
      and (kind = 'family' or (kind = 'private' and relative_id = (select current_person())))));
create policy only_private on threads as restrictive for insert to relish_app with check (kind = 'private');

do $$
declare name text;
begin
  foreach name in array array['messages', 'message_versions', 'message_photos', 'message_reactions', 'thread_readers'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_carehome on %I to relish_app using (carehome_id = (select current_carehome()))', name);
    execute format('create policy own_family on %I as restrictive to relish_app
      using (not (select current_is_relative()) or thread_id = any ((select own_threads())::uuid[]))', name);
  end loop;
end $$;
create policy in_own_name on messages as restrictive for insert to relish_app
  with check (author_id = (select current_person()));
create policy own_message on messages as restrictive for update to relish_app
  using (not (select current_is_relative()) or author_id = (select current_person()));
-- Deleted and earlier texts never reach a family.
create policy staff_only on message_versions as restrictive for select to relish_app
  using (not (select current_is_relative()));
create policy in_own_name on message_versions as restrictive for insert to relish_app
  with check (replaced_by = (select current_person()));
create policy in_own_name on message_reactions as restrictive for insert to relish_app
  with check (user_id = (select current_person()));
create policy own_reaction on message_reactions as restrictive for update to relish_app
  using (user_id = (select current_person()));
create policy own_reaction_away on message_reactions as restrictive for delete to relish_app
  using (user_id = (select current_person()));
create policy in_own_name on thread_readers as restrictive for insert to relish_app
  with check (user_id = (select current_person()));
create policy own_place on thread_readers as restrictive for update to relish_app
  using (user_id = (select current_person()));

-- A copy of a home brings its own threads.
create function is_copying_home() returns boolean language sql stable
  as $$ select coalesce(current_setting('relish.copying', true), '') = 'true' $$;

create function add_home_threads() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if is_copying_home() then return null; end if;
  insert into threads (carehome_id, kind, team)
    select a.id, case when o.type = 2 then 'household' else 'team' end, t.team
    from added a join organisations o on o.id = a.organisation_id
    join (values (null, 2), ('home', 1), ('handover', 1)) t (team, type) on t.type = o.type;
  return null;
end $$;
revoke all on function add_home_threads() from public;
create trigger carehomes_threads after insert on carehomes
  referencing new table as added for each statement execute function add_home_threads();

create function add_family_threads() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if is_copying_home() then return null; end if;
  insert into threads (carehome_id, kind, resident_id) select carehome_id, 'family', id from added;
  return null;
end $$;
revoke all on function add_family_threads() from public;
create trigger residents_threads after insert on residents
  referencing new table as added for each statement execute function add_family_threads();

create function add_group_threads() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if is_copying_home() then return null; end if;
  insert into threads (carehome_id, kind, team, group_id) select carehome_id, 'team', 'group', id from added;
  return null;
end $$;
revoke all on function add_group_threads() from public;
create trigger resident_groups_threads after insert on resident_groups
  referencing new table as added for each statement execute function add_group_threads();

-- A thread with messages stays without its group.
create function remove_group_thread() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  delete from threads where carehome_id = old.carehome_id and group_id = old.id and number = 0;
  return old;
end $$;
revoke all on function remove_group_thread() from public;
create trigger resident_groups_thread_removed before delete on resident_groups
  for each row execute function remove_group_thread();

insert into threads (carehome_id, kind, team)
  select c.id, case when o.type = 2 then 'household' else 'team' end, t.team
  from carehomes c join organisations o on o.id = c.organisation_id
  join (values (null, 2), ('home', 1), ('handover', 1)) t (team, type) on t.type = o.type;
insert into threads (carehome_id, kind, resident_id) select carehome_id, 'family', id from residents;
insert into threads (carehome_id, kind, team, group_id) select carehome_id, 'team', 'group', id from resident_groups;
