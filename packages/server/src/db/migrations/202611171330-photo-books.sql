-- Photo books: the layout as data, and every PDF that was made of one.

create table photo_books (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  -- Null for a household's own album.
  resident_id uuid,
  kind text not null default 'book' check (kind in ('book', 'gazette')),
  -- The quarter of a gazette, such as 2026-Q4.
  quarter text check (quarter ~ '^\d{4}-Q[1-4]$'),
  title text not null check (length(title) <= 80),
  subtitle text check (length(subtitle) <= 120),
  from_day date,
  to_day date,
  "order" text not null default 'months' check ("order" in ('months', 'chapters')),
  paper text not null check (paper in ('a4', 'a5')),
  orientation text not null check (orientation in ('landscape', 'portrait')),
  large_print boolean not null default false,
  edition text not null check (edition in ('named', 'nameless')),
  with_bleed boolean not null default false,
  pages jsonb not null,
  shared_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  unique (carehome_id, id),
  foreign key (carehome_id, resident_id) references residents (carehome_id, id),
  check ((kind = 'gazette') = (quarter is not null))
);
create index photo_books_latest on photo_books (carehome_id, updated_at desc, id) where removed_at is null;
create index photo_books_resident on photo_books (carehome_id, resident_id);
create unique index photo_books_quarter on photo_books (carehome_id, resident_id, quarter);
create index photo_books_created_by on photo_books (created_by);

create table photo_book_copies (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null,
  book_id uuid not null,
  requested_by uuid references users (id),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  -- Only these pages, to replace those of another copy.
  page_ids uuid[],
  -- Photos and texts on each page, as they were shown: whose consents it used.
  uses jsonb not null default '[]',
  file_key uuid,
  file_bytes integer,
  created_at timestamptz not null,
  finished_at timestamptz,
  downloaded_at timestamptz,
  -- When the file is deleted; the row stays, because paper does.
  expires_at timestamptz not null,
  unique (carehome_id, id),
  foreign key (carehome_id, book_id) references photo_books (carehome_id, id) on delete cascade
);
create index photo_book_copies_book on photo_book_copies (carehome_id, book_id, created_at desc);
create index photo_book_copies_requested_by on photo_book_copies (requested_by);
create index photo_book_copies_expired on photo_book_copies (expires_at) where file_key is not null;

grant select, insert, update, delete on photo_books, photo_book_copies to relish_app;

alter table photo_books enable row level security;
create policy own_carehome on photo_books to relish_app using (carehome_id = (select current_carehome()));
alter table photo_book_copies enable row level security;
create policy own_carehome on photo_book_copies to relish_app using (carehome_id = (select current_carehome()));

-- N1: a family finds the books of its own person that staff shared, and the copies it asked for.
create policy own_family on photo_books as restrictive for select to relish_app
  using (not (select current_is_relative())
    or (shared_at is not null and resident_id = any ((select own_residents())::uuid[])));
create policy staff_insert on photo_books as restrictive for insert to relish_app
  with check (not (select current_is_relative()));
create policy staff_update on photo_books as restrictive for update to relish_app
  using (not (select current_is_relative()));
create policy staff_delete on photo_books as restrictive for delete to relish_app
  using (not (select current_is_relative()));
create policy own_copies on photo_book_copies as restrictive to relish_app
  using (not (select current_is_relative()) or requested_by = (select current_person()));
