-- Photos prepared for public use leave the app too, and are named as such beside the consents.
alter table photo_copies drop constraint photo_copies_kind_check;
alter table photo_copies add constraint photo_copies_kind_check
  check (kind in ('download', 'email', 'book', 'gift', 'public'));
