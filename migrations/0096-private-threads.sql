-- Private threads: a student and a college at its booth.
create table thread (
  id uuid primary key,
  booth_id uuid not null references fair_booth on delete cascade,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- Since when the student waits for an answer; null: for none.
  waits_since timestamptz,
  -- The rep who answers it.
  claimed_by uuid references account on delete set null,
  -- The time of the last message that each side has read.
  student_read_at timestamptz,
  college_read_at timestamptz,
  unique (booth_id, account_id)
);
create index thread_of_student on thread (account_id);
create index thread_by_time on thread (booth_id, last_at, id);
create index thread_claimed on thread (claimed_by) where claimed_by is not null;
-- A message tells of itself: the time of the last one alone is no news.
create trigger record_change after insert or update or delete on thread
  for each row execute function record_change('Thread', 'last_at');

create table thread_message (
  id uuid primary key,
  thread_id uuid not null references thread on delete cascade,
  -- Of the thread, so that a change says whom it concerns.
  booth_id uuid not null,
  account_id uuid not null,
  -- Null once the rep who wrote it has left.
  author_id uuid references account on delete set null,
  author_as text not null check (author_as in ('student', 'rep')),
  body text not null,
  -- Chosen by the writer's browser: what it sends again is written once.
  client_key text not null,
  -- The message that it quotes.
  answers uuid references thread_message on delete set null,
  -- Why reps see it covered at first.
  held_for text check (held_for in ('link', 'email', 'phone', 'words')),
  created_at timestamptz not null,
  unique (thread_id, author_id, client_key)
);
create index thread_message_in_order on thread_message (thread_id, created_at, id);
create index thread_message_of_author on thread_message (author_id);
create index thread_message_answers on thread_message (answers) where answers is not null;
-- What is written stays out of the outbox.
create trigger record_change after insert or update or delete on thread_message
  for each row execute function record_change('ThreadMessage', 'body', 'client_key');

-- Reports of threads. Admins read a thread while a report of it is open.
create table thread_report (
  id uuid primary key,
  thread_id uuid not null references thread on delete cascade,
  reported_by uuid references account on delete set null,
  by_as text not null check (by_as in ('student', 'rep')),
  reason text not null check (reason in ('unkind', 'personal', 'spam', 'other')),
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references account on delete set null
);
create unique index thread_report_once on thread_report (thread_id, reported_by)
  where closed_at is null;
create index thread_report_of_thread on thread_report (thread_id);
create index thread_report_by on thread_report (reported_by);
create index thread_report_closed_by on thread_report (closed_by) where closed_by is not null;
create index thread_report_open on thread_report (created_at) where closed_at is null;

-- Answers in threads that a student has not seen, as `answer_notice` of questions at booths.
create table thread_notice (
  thread_id uuid primary key references thread on delete cascade,
  answered_at timestamptz not null,
  -- False once the student has read the thread, or was told.
  waits boolean not null default true,
  told_at timestamptz
);
