-- Document kinds become words: A is family_update, B care_planning, C home_evidence.

drop policy own_family on documents;
alter table documents drop constraint documents_kind_check, drop constraint documents_check1;

update documents set kind = case kind when 'A' then 'family_update' when 'B' then 'care_planning' else 'home_evidence' end;

alter table documents
  add constraint documents_kind_check check (kind in ('family_update', 'care_planning', 'home_evidence')),
  add constraint documents_about_check check ((kind = 'home_evidence') = (resident_id is null));

-- Relatives see only the updates that were sent to them about a resident they are still linked to.
create policy own_family on documents as restrictive for select to relish_app
  using (not (select current_is_relative())
    or (kind = 'family_update' and resident_id in (select id from residents)
      and exists (select from report_mails m where m.carehome_id = documents.carehome_id
        and m.document_id = documents.id and m.recipient_user_id = (select current_person()) and m.status = 'sent')));
