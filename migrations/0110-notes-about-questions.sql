-- Reps note for each other about public questions, too. Such a note belongs to no thread, and leaves
-- with the question.
alter table thread_note alter column thread_id drop not null;
alter table thread_note add column message_id uuid references booth_message on delete cascade;
create index thread_note_about_message on thread_note (message_id, created_at, id)
  where message_id is not null;
