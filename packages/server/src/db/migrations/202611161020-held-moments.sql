-- A moment that tells of distress is held back from the family until a colleague writes a sentence for them and chooses
-- to share it. Both columns are computed here, so that no query can forget one half of the rule, and so that records of
-- before are held from now on. `tellsDistress` in packages/shared/src/reports/distress.ts says the same to screens.
alter table participations
  add column family_decision text check (family_decision in ('share', 'keep')),
  add column family_sentence text,
  add constraint sentence_when_shared
    check ((coalesce(family_decision, '') = 'share') = (family_sentence is not null));

alter table participations
  add column tells_distress boolean not null generated always as (
    distress or coalesce(mood_before, 3) = 1 or coalesce(mood_after, 3) = 1
    or (coalesce(mood_after, 3) = 2 and (attendance = 'left_early' or coalesce(engagement, 1) = 0))) stored,
  add column family_sees boolean not null generated always as (
    share_with_family and not voided and attendance in ('took_part', 'watched', 'left_early') and not distress
    and (family_decision is null or family_decision = 'share')
    and (family_decision is not null
      or not (coalesce(mood_before, 3) = 1 or coalesce(mood_after, 3) = 1
        or (coalesce(mood_after, 3) = 2 and (attendance = 'left_early' or coalesce(engagement, 1) = 0))))) stored;

-- The few that wait for a decision, newest first.
create index participations_held on participations (carehome_id, started_at desc, report_id desc, resident_id)
  where share_with_family and not family_sees and family_decision is null and not voided;

alter policy own_family on participations
  using (not (select current_is_relative())
    or (family_sees and resident_id = any ((select own_residents())::uuid[])));
