-- Which steps of the setup checklist a home has skipped, and whether it was closed; the rest is read from the home's records.
alter table carehomes add column setup jsonb not null default '{}';
-- Existing homes have been set up before.
update carehomes set setup = '{"closed": true}';
grant update (setup) on carehomes to relish_app;
