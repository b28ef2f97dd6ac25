-- Rows past their retention are found by age, over all homes.
create index feedback_by_age on feedback using brin (received_on);
create index meetings_by_age on meetings using brin (day);
create index actions_by_age on actions using brin (created_at);
