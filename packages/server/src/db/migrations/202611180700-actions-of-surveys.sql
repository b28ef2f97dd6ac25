-- An action can come from a survey of the same home, and does as well as a reason when that survey is archived.

alter table actions add foreign key (carehome_id, survey_id) references surveys (carehome_id, id);

alter table surveys drop constraint surveys_check1;
alter table surveys add check (archive_reason is null or archived_at is not null);
