-- Messages past their retention are found by age; a range of blocks is enough, because messages are stored in order.
create index messages_by_age on messages using brin (created_at);
