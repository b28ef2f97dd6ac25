-- Photos of residents, with the people who can be recognised in them.

alter table media
  -- Of the upload as it arrived, so that the same file is recognised.
  add column hash text,
  -- Perceptual hash: pictures that look alike differ in few bits.
  add column look text check (look ~ '^[0-9a-f]{16}$'),
  -- A blurred rendition of another picture, and a hash of the places that are blurred.
  add column blurred_from uuid references media (id) on delete set null,
  add column blur_hash text;
grant update (hash, look) on media to relish_app;
create unique index media_blurred on media (blurred_from, blur_hash) where removed_at is null;
create index media_hash on media (carehome_id, hash) where hash is not null and removed_at is null;

create table photos (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  media_id uuid not null unique references media (id),
  added_by uuid references users (id),
  added_at timestamptz not null,
  taken_on date,
  decade smallint check (decade between 1900 and 2190 and decade % 10 = 0),
  -- The day by which photos are ordered: taken_on, the beginning of the decade, or the day it was added.
  sort_on date not null,
  place text check (length(place) <= 120),
  caption text check (length(caption) <= 200),
  story text check (length(story) <= 1000),
  origin text not null check (origin in ('staff', 'family')),
  report_id uuid,
  event_id uuid,
  state text not null check (state in ('needs_people', 'ready', 'pending', 'hidden')),
  named text not null default 'not_yet' check (named in ('not_yet', 'everyone', 'nobody')),
  sharing text not null default 'staff' check (sharing in ('staff', 'own_family', 'home')),
  -- The answer to a family's suggestion.
  answer text check (length(answer) <= 500),
  answered_at timestamptz,
  version integer not null default 1,
  unique (carehome_id, id),
  check (taken_on is null or decade is null),
  check (state <> 'ready' or named <> 'not_yet')
);
create index photos_by_day on photos (carehome_id, sort_on desc, id desc);
create index photos_by_state on photos (carehome_id, state, sort_on desc, id desc);
create index photos_of_event on photos (carehome_id, event_id) where event_id is not null;
create index photos_of_report on photos (carehome_id, report_id) where report_id is not null;
create index photos_added_by on photos (added_by);
create index photos_declined on photos (answered_at) where state = 'hidden' and answered_at is not null;

create table photo_people (
  carehome_id uuid not null,
  photo_id uuid not null,
  position smallint not null,
  kind text not null check (kind in ('resident', 'staff', 'visitor', 'child')),
  resident_id uuid,
  -- x, y, width and height in thousandths of the upright picture.
  region smallint[] check (array_length(region, 1) = 4),
  -- Said no on the day.
  refused boolean not null default false,
  agreed boolean not null default false,
  treatment text not null default 'show' check (treatment in ('show', 'blur')),
  -- Repeated, so that an album is read in order from one index.
  sort_on date not null,
  primary key (photo_id, position),
  foreign key (carehome_id, photo_id) references photos (carehome_id, id) on delete cascade,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  check ((kind = 'resident') = (resident_id is not null))
);
create unique index photo_people_album on photo_people (carehome_id, resident_id, sort_on desc, photo_id desc)
  where resident_id is not null;
create unique index photo_people_once on photo_people (photo_id, resident_id) where resident_id is not null;
create index photo_people_photo on photo_people (carehome_id, photo_id);

create table photo_thanks (
  carehome_id uuid not null,
  photo_id uuid not null,
  user_id uuid not null references users (id),
  heart boolean not null,
  text text check (length(text) <= 200),
  at timestamptz not null,
  primary key (photo_id, user_id),
  foreign key (carehome_id, photo_id) references photos (carehome_id, id) on delete cascade,
  check (heart or text is not null)
);
create index photo_thanks_photo on photo_thanks (carehome_id, photo_id);
create index photo_thanks_user on photo_thanks (user_id);

grant select, insert, update, delete on photos, photo_people, photo_thanks to relish_app;

alter table photos enable row level security;
create policy own_carehome on photos to relish_app using (carehome_id = (select current_carehome()));
alter table photo_people enable row level security;
create policy own_carehome on photo_people to relish_app using (carehome_id = (select current_carehome()));
alter table photo_thanks enable row level security;
create policy own_carehome on photo_thanks to relish_app using (carehome_id = (select current_carehome()));

-- N1: a family finds its own person in a photo and no one else. Consents are checked above homes.
create policy own_family on photo_people as restrictive for select to relish_app
  using (not (select current_is_relative()) or resident_id = any ((select own_residents())::uuid[]));
create policy own_family on photos as restrictive for select to relish_app
  using (not (select current_is_relative()) or added_by = (select current_person())
    or (state = 'ready' and sharing <> 'staff' and exists (select from photo_people p
      where p.carehome_id = photos.carehome_id and p.photo_id = photos.id)));
create policy own_thanks on photo_thanks as restrictive to relish_app
  using (not (select current_is_relative()) or user_id = (select current_person()));
create policy in_own_name on photo_thanks as restrictive for insert to relish_app
  with check (user_id = (select current_person()));

-- Families only suggest.
create policy in_own_name on photos as restrictive for insert to relish_app
  with check (added_by = (select current_person())
    and (not (select current_is_relative()) or (state = 'pending' and origin = 'family' and sharing = 'staff')));
create policy staff_update on photos as restrictive for update to relish_app
  using (not (select current_is_relative()));
create policy staff_delete on photos as restrictive for delete to relish_app
  using (not (select current_is_relative()));
-- A function, because the policies of both tables would ask each other for ever.
create function is_own_suggestion(photo uuid) returns boolean language sql stable
  security definer set search_path = public, pg_temp as $$
  select exists (select from photos where id = photo and carehome_id = current_carehome()
    and added_by = current_person() and state = 'pending')
$$;
revoke all on function is_own_suggestion(uuid) from public;
grant execute on function is_own_suggestion(uuid) to relish_app;
create policy suggested_people on photo_people as restrictive for insert to relish_app
  with check (not (select current_is_relative())
    or (resident_id = any ((select own_residents())::uuid[]) and is_own_suggestion(photo_id)));
create policy staff_update on photo_people as restrictive for update to relish_app
  using (not (select current_is_relative()));
create policy staff_delete on photo_people as restrictive for delete to relish_app
  using (not (select current_is_relative()));

-- A photo is of those who can be recognised in it, not of one person.
alter table media add constraint photo_of_several check (purpose is distinct from 'photo' or resident_id is null);
drop policy own_family on media;
create policy own_family on media as restrictive for select to relish_app
  using (not (select current_is_relative()) or uploaded_by = (select current_person())
    or resident_id in (select id from residents)
    or (purpose = 'activity' and exists (select from own_activities a where a.picture_id = media.id))
    or (purpose = 'report' and exists (select from report_photos p where p.media_id = media.id))
    or (purpose = 'photo' and exists (select from photos f where f.media_id = media.id))
    or (purpose = 'notice' and exists (select from notices n where n.carehome_id = media.carehome_id
      and media.id = any (n.picture_ids))));
