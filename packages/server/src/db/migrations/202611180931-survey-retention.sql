-- Rows past their retention are found by age, over all homes.
create index surveys_by_age on surveys (closed_at) where closed_at is not null;
create index survey_entries_by_age on survey_entries using brin (completed_on);
