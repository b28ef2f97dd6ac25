-- As the family wrote them, with the resident whose family it is: staff may have added names since.
alter table photos add column family_words jsonb;

update photos f set family_words = jsonb_build_object(
    'resident_id', p.resident_id, 'caption', f.caption, 'story', f.story, 'place', f.place)
  from photo_people p
  where p.carehome_id = f.carehome_id and p.photo_id = f.id and p.position = 0 and p.resident_id is not null
    and f.origin = 'family' and f.state = 'pending';
