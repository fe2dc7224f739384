-- How long someone was in the room of a session while it was on: the minutes that found them there, and
-- the last of them. Written once a minute for everyone; null: none yet.
alter table session_attendance
  add column minutes integer not null default 0,
  add column seen_at timestamptz;

-- Votes for a question are counted at once and told at most once a second: an event of each vote would
-- reach everyone in the session.
alter table session_question
  add column votes_told integer not null default 0,
  -- When they were told, or will be.
  add column votes_told_at timestamptz;
drop trigger record_change on session_question;
update session_question set votes_told = votes where votes_told <> votes;
create trigger record_change after insert or update or delete on session_question
  for each row execute function record_change('SessionQuestion', 'body', 'client_key', 'votes',
    'votes_told_at');
