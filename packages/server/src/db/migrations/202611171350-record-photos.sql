-- Photos of records are photos like all others, with the people whom the record names.

insert into photos (carehome_id, media_id, added_by, added_at, taken_on, sort_on, caption, origin, report_id,
  state, named, sharing)
select p.carehome_id, p.media_id, m.uploaded_by, m.created_at, r.day, r.day, left(p.caption, 200), 'staff', p.report_id,
  case when cardinality(p.resident_ids) = 0 then 'needs_people' else 'ready' end,
  case when cardinality(p.resident_ids) = 0 then 'not_yet' else 'everyone' end,
  -- Someone who wants to be asked each time was asked about the record, not about families.
  case when exists (select from consents c where c.carehome_id = p.carehome_id and c.resident_id = any (p.agreed_ids)
      and c.purpose in ('photo_own_family', 'photo_other_families') and c.decision = 'ask_each_time'
      and c.superseded_at is null)
    then 'staff' else 'own_family' end
from report_photos p
join media m on m.id = p.media_id and m.removed_at is null
join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
on conflict (media_id) do nothing;

insert into photo_people (carehome_id, photo_id, position, kind, resident_id, agreed, sort_on)
select f.carehome_id, f.id, min(i.position) - 1, 'resident', i.resident_id,
  i.resident_id = any (p.agreed_ids), f.sort_on
from photos f
join report_photos p on p.carehome_id = f.carehome_id and p.media_id = f.media_id
cross join lateral unnest(p.resident_ids) with ordinality as i (resident_id, position)
where not exists (select from photo_people e where e.photo_id = f.id)
group by f.carehome_id, f.id, i.resident_id, p.agreed_ids, f.sort_on;
