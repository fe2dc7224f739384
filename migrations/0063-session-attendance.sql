-- Who joined which session of a 6x6 or webinar fair, and when: how many came, by session.
create table session_attendance (
  attendee_id uuid not null references fair_attendee on delete cascade,
  session integer not null,
  fair_id uuid not null references fair on delete cascade,
  joined_at timestamptz not null,
  last_joined_at timestamptz not null,
  primary key (attendee_id, session)
);

create index session_attendance_fair on session_attendance (fair_id, session);
