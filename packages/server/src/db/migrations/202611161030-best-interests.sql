-- A yes on someone's behalf is linked to a capacity note for that decision; a best-interests decision keeps how it
-- was made. Answers from before have neither, and nothing is invented for them.

-- Which consent questions were assessed. A note about any other decision has none.
alter table capacity_notes add column purposes text[] not null default '{}';
alter table capacity_notes add unique (carehome_id, resident_id, id);

alter table consents
  add column capacity_note_id uuid,
  add column best_interests jsonb,
  -- The same person's note, whoever writes the row.
  add foreign key (carehome_id, resident_id, capacity_note_id)
    references capacity_notes (carehome_id, resident_id, id),
  add check (best_interests is null or basis = 'best_interests');
