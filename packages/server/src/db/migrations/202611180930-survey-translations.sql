-- Title, introduction and labels of a survey in further languages; those of a question are kept with the question.

alter table surveys add column translations jsonb not null default '{}';
grant select (translations), update (translations) on surveys to relish_app;
