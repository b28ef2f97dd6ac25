-- How far each reader was notified, so that a burst of messages is one notification.
create table thread_notifications (
  carehome_id uuid not null,
  thread_id uuid not null,
  user_id uuid not null references users (id),
  number integer not null,
  primary key (carehome_id, thread_id, user_id),
  foreign key (carehome_id, thread_id) references threads (carehome_id, id) on delete cascade
);
create index thread_notifications_user on thread_notifications (user_id);

-- Written by jobs only.
alter table thread_notifications enable row level security;

-- For families: an email in the evening while messages are unread, at most once a day.
alter table memberships
  add column message_mail boolean not null default true,
  add column message_mailed_on date;
grant update (message_mail) on memberships to relish_app;

-- Threads of families and households that changed lately, of all homes.
create index threads_recent on threads (last_at) where kind <> 'team';
