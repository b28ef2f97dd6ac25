-- An account that is deleted is looked for in every column that names a person.
create index messages_deleted_by on messages (deleted_by) where deleted_by is not null;
create index message_versions_replaced_by on message_versions (replaced_by);
create index threads_closed_by on threads (closed_by) where closed_by is not null;
