-- The last day of a trial, in the time zone of the home; afterwards the organisation is expired. Null without a trial.
alter table organisations add column trial_ends_on date;
