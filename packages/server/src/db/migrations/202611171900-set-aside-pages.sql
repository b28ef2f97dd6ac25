-- Pages that hold residents' names and were changed or removed in a book: the editor shows a book
-- without them, so undoing a change could not bring the names back. No call returns these pages.
alter table photo_books add column set_aside jsonb not null default '[]';
