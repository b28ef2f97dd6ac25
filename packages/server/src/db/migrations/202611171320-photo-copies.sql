-- Copies of photos that left the app, so that they can be listed when consent is withdrawn (N24).

create table photo_copies (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  photo_id uuid not null,
  kind text not null check (kind in ('download', 'email', 'book', 'gift')),
  -- Null for a copy that the app makes without being asked.
  user_id uuid references users (id),
  at timestamptz not null,
  foreign key (carehome_id, photo_id) references photos (carehome_id, id) on delete cascade
);
create index photo_copies_photo on photo_copies (carehome_id, photo_id, at desc);
create index photo_copies_user on photo_copies (user_id);

-- Never changed, and deleted only with the photo.
grant select, insert on photo_copies to relish_app;

alter table photo_copies enable row level security;
create policy own_carehome on photo_copies to relish_app using (carehome_id = (select current_carehome()));
create policy own_copies on photo_copies as restrictive to relish_app
  using (not (select current_is_relative()) or user_id = (select current_person()));
