-- How long someone was in the room of a session while it was on: the minutes that found them there, and
-- the last of them. Written once a minute for everyone; null: none yet.
alter table session_attendance
  add column minutes integer not null default 0,
  add column seen_at timestamptz;
