-- Favourites of the album, and photos that look the same but are both kept.

alter table photos add column favourite boolean not null default false;
create index photos_favourite on photos (carehome_id, sort_on desc, id desc) where favourite;

create table photo_kept_pairs (
  carehome_id uuid not null,
  first_id uuid not null,
  second_id uuid not null,
  kept_by uuid references users (id),
  kept_at timestamptz not null,
  primary key (carehome_id, first_id, second_id),
  foreign key (carehome_id, first_id) references photos (carehome_id, id) on delete cascade,
  foreign key (carehome_id, second_id) references photos (carehome_id, id) on delete cascade,
  check (first_id < second_id)
);
create index photo_kept_pairs_second on photo_kept_pairs (carehome_id, second_id);
create index photo_kept_pairs_kept_by on photo_kept_pairs (kept_by);

grant select, insert, delete on photo_kept_pairs to relish_app;
alter table photo_kept_pairs enable row level security;
create policy own_carehome on photo_kept_pairs to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on photo_kept_pairs as restrictive to relish_app
  using (not (select current_is_relative()));
