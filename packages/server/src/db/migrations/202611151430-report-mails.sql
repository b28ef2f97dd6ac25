-- Updates sent to families: to whom, which file by its hash, and what became of it. Never what it said.

create table report_mails (
  id uuid primary key default gen_random_uuid(),
  carehome_id uuid not null references carehomes (id),
  -- Null when the document has gone; that it was sent stays known.
  document_id uuid references documents (id) on delete set null,
  resident_id uuid not null,
  recipient_user_id uuid references users (id),
  address text not null,
  attach boolean not null default false,
  from_day date not null,
  to_day date not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'bounced', 'failed')),
  tries smallint not null default 0,
  error_code text,
  sha256 text,
  sent_by uuid not null references users (id),
  created_at timestamptz not null,
  sent_at timestamptz,
  opened_at timestamptz,
  foreign key (carehome_id, resident_id) references residents (carehome_id, id)
);
create index report_mails_resident on report_mails (carehome_id, resident_id, created_at desc);
create index report_mails_document on report_mails (document_id);
create index report_mails_recipient on report_mails (recipient_user_id) where recipient_user_id is not null;

grant select,
  insert (id, carehome_id, document_id, resident_id, recipient_user_id, address, attach, from_day, to_day, sent_by, created_at),
  update (opened_at) on report_mails to relish_app;
alter table report_mails enable row level security;
create policy own_carehome on report_mails to relish_app using (carehome_id = (select current_carehome()));
create policy own_mail on report_mails as restrictive to relish_app
  using (not (select current_is_relative()) or recipient_user_id = (select current_person()));
create policy staff_insert on report_mails as restrictive for insert to relish_app
  with check (not (select current_is_relative()) and sent_by = (select current_person()));

-- A family finds what was sent to it, as long as the person is theirs.
drop policy staff_only on documents;
create policy own_family on documents as restrictive for select to relish_app
  using (not (select current_is_relative())
    or (kind = 'A' and resident_id in (select id from residents)
      and exists (select from report_mails m where m.carehome_id = documents.carehome_id
        and m.document_id = documents.id and m.recipient_user_id = (select current_person()) and m.status = 'sent')));
create policy staff_insert on documents as restrictive for insert to relish_app
  with check (not (select current_is_relative()));
create policy staff_update on documents as restrictive for update to relish_app
  using (not (select current_is_relative()));

-- Whether an address was ever confirmed decides whether anything is sent to it.
grant select (email_confirmed_at) on users to relish_app;
