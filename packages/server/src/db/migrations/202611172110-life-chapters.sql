-- The life chapter of a photo where it does not follow from the date.
alter table photos add column chapter text check (chapter in ('roots', 'young', 'middle', 'later', 'here'));
