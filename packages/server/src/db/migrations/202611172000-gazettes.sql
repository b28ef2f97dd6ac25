-- Gazettes: two printed pages each quarter for a relative who is not online.

alter table photo_books add column reader text check (length(reader) <= 60);
-- A gazette that was removed can be made again.
drop index photo_books_quarter;
create unique index photo_books_quarter on photo_books (carehome_id, resident_id, quarter) where removed_at is null;

create table gazette_readers (
  carehome_id uuid not null references carehomes (id),
  resident_id uuid not null,
  -- As printed, such as Aunt Vera; null prints no name.
  name text check (length(name) <= 60),
  agreed text not null check (agreed in ('resident_agrees', 'best_interests')),
  set_by uuid references users (id),
  set_at timestamptz not null,
  primary key (carehome_id, resident_id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index gazette_readers_set_by on gazette_readers (set_by);

create table gazettes (
  carehome_id uuid not null references carehomes (id),
  resident_id uuid not null,
  quarter text not null check (quarter ~ '^\d{4}-Q[1-4]$'),
  state text not null default 'queued' check (state in ('queued', 'made', 'too_little', 'not_agreed')),
  book_id uuid,
  created_at timestamptz not null,
  posted_at timestamptz,
  posted_by uuid references users (id),
  primary key (carehome_id, resident_id, quarter),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  foreign key (carehome_id, book_id) references photo_books (carehome_id, id)
);
create index gazettes_latest on gazettes (carehome_id, quarter desc, resident_id);
create index gazettes_book on gazettes (carehome_id, book_id);
create index gazettes_posted_by on gazettes (posted_by);

grant select, insert, update, delete on gazette_readers to relish_app;
grant select, insert, update on gazettes to relish_app;

alter table gazette_readers enable row level security;
create policy own_carehome on gazette_readers to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on gazette_readers as restrictive to relish_app using (not (select current_is_relative()));
alter table gazettes enable row level security;
create policy own_carehome on gazettes to relish_app using (carehome_id = (select current_carehome()));
create policy staff_only on gazettes as restrictive to relish_app using (not (select current_is_relative()));
