-- What reps note for each other in a private thread. The student never reads it, and it leaves with
-- the thread.
create table thread_note (
  id uuid primary key,
  thread_id uuid not null references thread on delete cascade,
  -- Of the thread, so that a change says whom it concerns.
  booth_id uuid not null,
  -- Null once the rep who wrote it has left.
  author_id uuid references account on delete set null,
  body text not null check (body <> ''),
  created_at timestamptz not null
);
create index thread_note_in_order on thread_note (thread_id, created_at, id);
create index thread_note_of_author on thread_note (author_id);
-- What is written stays out of the outbox.
create trigger record_change after insert or update or delete on thread_note
  for each row execute function record_change('ThreadNote', 'body');
