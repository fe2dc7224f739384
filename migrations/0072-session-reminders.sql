-- Of which chosen sessions an attendee has been reminded, and for which beginning: a session that is
-- moved far enough is reminded of anew.
create table session_reminder (
  attendee_id uuid not null references fair_attendee on delete cascade,
  session integer not null,
  start_time timestamptz not null,
  sent_at timestamptz not null,
  primary key (attendee_id, session)
);
