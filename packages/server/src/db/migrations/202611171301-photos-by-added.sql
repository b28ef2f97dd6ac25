-- The newest photos are compared with each other, whatever day they show.
create index photos_by_added on photos (carehome_id, added_at desc, id);
