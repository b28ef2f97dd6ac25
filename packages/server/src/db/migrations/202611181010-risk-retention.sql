-- Rows past their retention, or due for a reminder, are found over all homes.
create index risk_assessments_by_age on risk_assessments using brin (review_on);
create index risk_assessments_to_remind on risk_assessments (cover_review_on)
  where cover_version is not null and kind <> 'event_outing' and reminded_on is null;
