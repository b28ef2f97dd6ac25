-- The album of the home is read in order, however many photos are for staff or families only.
create index photos_displayed on photos (carehome_id, sort_on desc, id desc)
  where state = 'ready' and sharing = 'home';
