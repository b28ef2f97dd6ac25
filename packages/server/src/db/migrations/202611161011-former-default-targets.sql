-- Saving any setting stored every target. Those that are still the former defaults follow the new ones.
update carehomes set settings = jsonb_set(settings, '{bands}', coalesce(
  (select jsonb_object_agg(key, value) from jsonb_each(settings->'bands') where (key, value) not in (
    ('K3', '{"green": 95, "amber": 71}'::jsonb), ('K3_day', '{"green": 70, "amber": 52}'::jsonb),
    ('K4', '{"green": 100, "amber": 75}'::jsonb), ('K17', '{"green": 100, "amber": 75}'::jsonb))), '{}'))
where jsonb_typeof(settings->'bands') = 'object';
