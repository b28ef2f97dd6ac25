-- Whom a family is linked to is asked once in a statement, as a list. As a nested question it stood, four levels deep, in the
-- plan of every query about people, also for staff, for whom it is never asked: planning took longer than the query, and
-- plans that are kept for later were bad ones.

create function own_residents() returns uuid[] language plpgsql stable as $$
begin
  return coalesce((select array_agg(resident_id) from relative_links where status = 'active' and access_level > 0), '{}');
end $$;

alter policy own_family on residents
  using (not (select current_is_relative()) or id = any ((select own_residents())::uuid[]));
alter policy own_family on participations
  using (not (select current_is_relative())
    or (share_with_family and not voided and resident_id = any ((select own_residents())::uuid[])));

do $$
declare name text;
begin
  foreach name in array array['consents', 'pal_assessments', 'resident_interests', 'about_me_closed'] loop
    execute format('alter policy own_family on %I
      using (not (select current_is_relative()) or resident_id = any ((select own_residents())::uuid[]))', name);
  end loop;
end $$;
