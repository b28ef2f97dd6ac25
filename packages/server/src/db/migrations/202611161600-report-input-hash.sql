-- What a record was first sent with, so that a retry with the same client_uuid but other input is a conflict (N20). The
-- hash covers client_uuid, which is random: nobody finds the input by trying. Null for records from before.

alter table reports add column input_hash text;
