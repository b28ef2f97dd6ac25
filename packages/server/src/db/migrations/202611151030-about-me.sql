-- About me: what people tell of themselves, in whose voice, and every version of it; tags; interests.

create table about_me_entries (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  resident_id uuid not null,
  section_key text not null,
  prompt_key text,
  -- Sealed by the application where the section holds special-category data.
  text text not null,
  media_ids uuid[] not null default '{}',
  voice text not null check (voice in ('resident', 'relative', 'staff')),
  supported_by text,
  told_on date not null,
  -- For the memory book: "1958", "the 1960s", and where it was.
  period text,
  place text,
  visibility text not null check (visibility in ('staff', 'staff_family')),
  status text not null check (status in ('pending', 'accepted', 'declined', 'removed')),
  position integer not null default 0,
  author_id uuid references users (id),
  created_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  confirmed_by text,
  confirmed_on date,
  version integer not null default 1,
  updated_at timestamptz not null,
  unique (carehome_id, id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index about_me_entries_of on about_me_entries (carehome_id, resident_id, section_key);
create index about_me_entries_pending on about_me_entries (carehome_id) where status = 'pending';

create table about_me_versions (
  carehome_id uuid not null,
  entry_id uuid not null,
  version integer not null,
  text text not null,
  voice text not null,
  visibility text not null,
  status text not null,
  written_by uuid references users (id),
  written_at timestamptz not null,
  primary key (carehome_id, entry_id, version),
  foreign key (carehome_id, entry_id) references about_me_entries (carehome_id, id)
);

-- "Prefers not to say" for a section, "not for me" for a prompt.
create table about_me_closed (
  carehome_id uuid not null,
  resident_id uuid not null,
  section_key text not null,
  prompt_key text not null default '',
  closed_by uuid references users (id),
  closed_at timestamptz not null,
  primary key (carehome_id, resident_id, section_key, prompt_key),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);

create table tags (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  "group" text not null,
  label text not null,
  -- The label without case, spaces and accents.
  label_key text not null,
  colour text not null,
  active boolean not null default true,
  created_by uuid references users (id),
  created_at timestamptz not null,
  unique (carehome_id, id),
  unique (carehome_id, label_key)
);

create table resident_tags (
  carehome_id uuid not null,
  resident_id uuid not null,
  -- A system tag's code, or the id of a tag of the home.
  tag text not null,
  added_by uuid references users (id),
  added_at timestamptz not null,
  primary key (carehome_id, resident_id, tag),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index resident_tags_tag on resident_tags (carehome_id, tag);

create table resident_interests (
  carehome_id uuid not null,
  resident_id uuid not null,
  interest_code text not null,
  stance text not null check (stance in ('love', 'like', 'used_to', 'curious', 'not_for_me', 'never')),
  detail text,
  source text not null check (source in ('resident', 'relative', 'observed')),
  since text,
  last_confirmed date not null,
  changed_by uuid references users (id),
  primary key (carehome_id, resident_id, interest_code),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);

-- A relative sees of these what the queries and the output schemas allow, and never another family's.

grant select, insert on about_me_entries to relish_app;
grant update (text, media_ids, voice, supported_by, told_on, period, place, visibility, status, position, decided_by,
  decided_at, confirmed_by, confirmed_on, version, updated_at) on about_me_entries to relish_app;
alter table about_me_entries enable row level security;
create policy own_carehome on about_me_entries to relish_app
  using (carehome_id = (select current_carehome()));
create policy in_own_name on about_me_entries as restrictive for insert to relish_app
  with check (author_id = (select current_person()));
create policy own_family on about_me_entries as restrictive to relish_app
  using (not (select current_is_relative()) or (
    resident_id in (select id from residents)
    and (author_id = (select current_person()) or (visibility = 'staff_family' and status = 'accepted'))));

grant select, insert on about_me_versions to relish_app;
alter table about_me_versions enable row level security;
create policy own_carehome on about_me_versions to relish_app
  using (carehome_id = (select current_carehome()));
create policy own_family on about_me_versions as restrictive for select to relish_app
  using (not (select current_is_relative()));

grant select, insert, delete on about_me_closed to relish_app;
alter table about_me_closed enable row level security;
create policy own_carehome on about_me_closed to relish_app
  using (carehome_id = (select current_carehome()));
create policy own_family on about_me_closed as restrictive to relish_app
  using (not (select current_is_relative()) or resident_id in (select id from residents));

grant select, insert, update, delete on tags, resident_tags, resident_interests to relish_app;
alter table tags enable row level security;
create policy own_carehome on tags to relish_app
  using (carehome_id = (select current_carehome()));
create policy staff_only on tags as restrictive to relish_app
  using (not (select current_is_relative()));
alter table resident_tags enable row level security;
create policy own_carehome on resident_tags to relish_app
  using (carehome_id = (select current_carehome()));
create policy staff_only on resident_tags as restrictive to relish_app
  using (not (select current_is_relative()));
alter table resident_interests enable row level security;
create policy own_carehome on resident_interests to relish_app
  using (carehome_id = (select current_carehome()));
create policy own_family on resident_interests as restrictive to relish_app
  using (not (select current_is_relative()) or resident_id in (select id from residents));
