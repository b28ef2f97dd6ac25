-- Pictures of About me are photos of the album. Others may be in them, so they wait until everyone is named.

insert into photos (carehome_id, media_id, added_by, added_at, decade, sort_on, place, origin, state, named, sharing)
-- Added by the colleague who accepted it, where a relative contributed it.
select m.carehome_id, m.id, coalesce(e.decided_by, m.uploaded_by), m.created_at, p.decade,
  coalesce(make_date(p.decade, 1, 1), (m.created_at at time zone 'UTC')::date), e.place, 'staff', 'needs_people',
  'not_yet', case when e.visibility = 'staff_family' then 'own_family' else 'staff' end
from about_me_entries e
cross join lateral unnest(e.media_ids) as i (media_id)
join media m on m.carehome_id = e.carehome_id and m.id = i.media_id and m.purpose = 'photo_life_story'
  and m.width is not null and m.removed_at is null
cross join lateral (
  select substring(e.period from '\m((?:19|20)\d)\d')::int * 10 as decade) p
where e.status = 'accepted'
on conflict (media_id) do nothing;

insert into photo_people (carehome_id, photo_id, position, kind, resident_id, sort_on)
select f.carehome_id, f.id, 0, 'resident', m.resident_id, f.sort_on
from photos f
join media m on m.carehome_id = f.carehome_id and m.id = f.media_id and m.purpose = 'photo_life_story'
where m.resident_id is not null and not exists (select from photo_people e where e.photo_id = f.id);

-- A photo of About me can be shared with the families of others in it, as any photo.
drop policy own_family on media;
create policy own_family on media as restrictive for select to relish_app
  using (not (select current_is_relative()) or uploaded_by = (select current_person())
    or resident_id in (select id from residents)
    or (purpose = 'activity' and exists (select from own_activities a where a.picture_id = media.id))
    or (purpose = 'report' and exists (select from report_photos p where p.media_id = media.id))
    or (purpose in ('photo', 'photo_life_story') and exists (select from photos f where f.media_id = media.id))
    or (purpose = 'notice' and exists (select from notices n where n.carehome_id = media.carehome_id
      and media.id = any (n.picture_ids))));
