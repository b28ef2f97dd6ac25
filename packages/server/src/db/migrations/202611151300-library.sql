-- The library: what we write for everybody, what homes write for themselves, and what people do with it.

-- Guides, videos, tutorials and products, as their files in content/ have them.
create table library_items (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('activity', 'video', 'tutorial', 'product')),
  code text not null,
  body jsonb not null,
  -- Of the body: an import writes only what is new.
  checksum text not null,
  -- What the platform editor said last; null follows the file.
  published boolean,
  -- Shown among the featured ones until this day.
  pinned_until date,
  updated_at timestamptz not null,
  unique (kind, code)
);

-- Counts up with every change, so that a server knows in one look whether what it remembers is still right.
create table library_version (
  singleton boolean primary key default true check (singleton),
  version integer not null
);
insert into library_version (version) values (0);

grant select on library_items, library_version to relish_app;
alter table library_items enable row level security;
create policy everybody on library_items for select to relish_app using (true);
alter table library_version enable row level security;
create policy everybody on library_version for select to relish_app using (true);

create function current_organisation() returns uuid language sql stable
  as $$ select organisation_id from carehomes where id = current_carehome() $$;

-- What a home wrote itself, or adapted from the library.
create table own_activities (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  organisation_id uuid not null references organisations (id),
  based_on uuid,
  title text not null,
  guide jsonb not null,
  picture_id uuid references media (id),
  -- With the other homes of the organisation.
  shared boolean not null default false,
  -- Relatives see it only where this says so.
  for_relatives boolean not null default false,
  archived_at timestamptz,
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_by uuid references users (id),
  updated_at timestamptz not null,
  unique (carehome_id, id)
);
create unique index own_activities_title on own_activities (carehome_id, lower(title)) where archived_at is null;
create index own_activities_shared on own_activities (organisation_id) where shared and archived_at is null;
create index own_activities_picture on own_activities (picture_id) where picture_id is not null;

grant select, insert on own_activities to relish_app;
grant update (title, guide, picture_id, shared, for_relatives, archived_at, version, updated_by, updated_at)
  on own_activities to relish_app;
alter table own_activities enable row level security;
create policy own_carehome on own_activities to relish_app
  using (carehome_id = (select current_carehome()))
  with check (carehome_id = (select current_carehome()) and organisation_id = (select current_organisation()));
create policy shared_in_organisation on own_activities for select to relish_app
  using (shared and archived_at is null and organisation_id = (select current_organisation()));
create policy relatives on own_activities as restrictive to relish_app
  using (not (select current_is_relative()) or (for_relatives and archived_at is null));

-- An organisation may take items away from its own people.
create table hidden_items (
  organisation_id uuid not null references organisations (id),
  item_id uuid not null,
  hidden_by uuid references users (id),
  hidden_at timestamptz not null,
  primary key (organisation_id, item_id)
);
grant select, insert, delete on hidden_items to relish_app;
alter table hidden_items enable row level security;
create policy own_organisation on hidden_items to relish_app
  using (organisation_id = (select current_organisation()));

-- What one person marked and opened. The activity is one of the library or of the organisation.
create table activity_favourites (
  carehome_id uuid not null references carehomes (id),
  user_id uuid not null references users (id),
  activity_id uuid not null,
  added_at timestamptz not null,
  primary key (carehome_id, user_id, activity_id)
);
grant select, insert, delete on activity_favourites to relish_app;
alter table activity_favourites enable row level security;
create policy own on activity_favourites to relish_app
  using (carehome_id = (select current_carehome()) and user_id = (select current_person()));

create table activity_openings (
  carehome_id uuid not null references carehomes (id),
  user_id uuid not null references users (id),
  activity_id uuid not null,
  opened_at timestamptz not null,
  primary key (carehome_id, user_id, activity_id)
);
create index activity_openings_latest on activity_openings (carehome_id, user_id, opened_at desc);
grant select, insert, update, delete on activity_openings to relish_app;
alter table activity_openings enable row level security;
create policy own on activity_openings to relish_app
  using (carehome_id = (select current_carehome()) and user_id = (select current_person()));

-- What was chosen with whom, and which warnings somebody read before (N13). A record begins from it.
create table activity_choices (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  activity_id uuid not null,
  category text not null,
  resident_ids uuid[] not null,
  acknowledged jsonb not null default '[]',
  chosen_by uuid references users (id),
  chosen_at timestamptz not null,
  unique (carehome_id, id)
);
create index activity_choices_latest on activity_choices (carehome_id, chosen_at desc);
grant select, insert on activity_choices to relish_app;
alter table activity_choices enable row level security;
create policy own_carehome on activity_choices to relish_app
  using (carehome_id = (select current_carehome()));
create policy staff_only on activity_choices as restrictive to relish_app
  using (not (select current_is_relative()));
create policy in_own_name on activity_choices as restrictive for insert to relish_app
  with check (chosen_by = (select current_person()));

-- Where somebody is in a video, and which how-tos they have done: theirs, in whatever home.
create table video_progress (
  user_id uuid not null references users (id),
  item_id uuid not null references library_items (id),
  seconds integer not null check (seconds >= 0),
  finished_at timestamptz,
  updated_at timestamptz not null,
  primary key (user_id, item_id)
);
grant select, insert, update on video_progress to relish_app;
alter table video_progress enable row level security;
create policy own on video_progress to relish_app using (user_id = (select current_person()));

create table tutorial_progress (
  user_id uuid not null references users (id),
  item_id uuid not null references library_items (id),
  step integer not null check (step >= 0),
  done_at timestamptz,
  updated_at timestamptz not null,
  primary key (user_id, item_id)
);
grant select, insert, update on tutorial_progress to relish_app;
alter table tutorial_progress enable row level security;
create policy own on tutorial_progress to relish_app using (user_id = (select current_person()));

-- That somebody of a home followed a link to a product: never who.
create table product_clicks (
  carehome_id uuid not null references carehomes (id),
  item_id uuid not null references library_items (id),
  clicked_at timestamptz not null
);
create index product_clicks_item on product_clicks (item_id, clicked_at);
grant insert on product_clicks to relish_app;
alter table product_clicks enable row level security;
create policy own_carehome on product_clicks for insert to relish_app
  with check (carehome_id = (select current_carehome()));
