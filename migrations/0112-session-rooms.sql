-- How a session goes, as its hosts conduct it. What is on at a moment follows from the row and the time,
-- so nothing is written while a session goes on as planned.
create table session_run (
  id uuid primary key,
  fair_id uuid not null references fair on delete cascade,
  session integer not null,
  -- Exhibitors who are not there; their turns are left out.
  missing uuid[] not null default '{}',
  -- Null: the roll call.
  started_at timestamptz,
  -- From the start: introduction, turns and questions with their seconds; null before.
  steps jsonb,
  ended_at timestamptz,
  unique (fair_id, session)
);
create trigger record_change after insert or update or delete on session_run
  for each row execute function record_change('SessionRun');

-- Speakers and hosts in the room of a session, as their pages say every few seconds. Of no use a minute
-- later, so it stays out of the write-ahead log.
create unlogged table session_check_in (
  run_id uuid not null references session_run on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- Null: they didn't check it, or leave it off.
  camera boolean,
  microphone boolean,
  seen_at timestamptz not null,
  primary key (run_id, account_id)
);
create index session_check_in_account on session_check_in (account_id);

-- A question to one college of a session, or to all of them.
create table session_question (
  id uuid primary key,
  run_id uuid not null references session_run on delete cascade,
  author_id uuid not null references account on delete cascade,
  client_key text not null,
  -- Null: to all colleges of the session.
  exhibitor_id uuid references fair_exhibitor on delete cascade,
  body text not null,
  -- Why a host looks at it before others see it; null: no reason.
  held_for text check (held_for in ('link', 'email', 'phone', 'words')),
  released_at timestamptz,
  hidden_at timestamptz,
  hidden_by uuid references account on delete set null,
  -- The question that asks the same; votes and answers are found there.
  merged_into uuid references session_question on delete set null,
  votes integer not null default 0,
  -- Counts claims and answers: with each, those in the session hear of the question again.
  revision integer not null default 0,
  created_at timestamptz not null,
  unique (run_id, author_id, client_key)
);
create index session_question_author on session_question (author_id);
create index session_question_exhibitor on session_question (exhibitor_id);
create index session_question_hidden_by on session_question (hidden_by) where hidden_by is not null;
create index session_question_merged on session_question (merged_into) where merged_into is not null;
create trigger record_change after insert or update or delete on session_question
  for each row execute function record_change('SessionQuestion', 'body', 'client_key');

create table session_vote (
  question_id uuid not null references session_question on delete cascade,
  account_id uuid not null references account on delete cascade,
  primary key (question_id, account_id)
);
create index session_vote_account on session_vote (account_id);

-- What a college does with a question: a rep claims it, then answers in text or in the session.
create table session_answer (
  id uuid primary key,
  question_id uuid not null references session_question on delete cascade,
  exhibitor_id uuid not null references fair_exhibitor on delete cascade,
  rep_id uuid references account on delete set null,
  claimed_at timestamptz not null,
  -- Null until answered; then with a text, or null for an answer in the session.
  answered_at timestamptz,
  body text,
  unique (question_id, exhibitor_id)
);
create index session_answer_exhibitor on session_answer (exhibitor_id);
create index session_answer_rep on session_answer (rep_id) where rep_id is not null;
