-- Which reminders of a fair an attendee has got, and for which beginning: a fair that is moved far
-- enough is reminded of anew.
create table fair_reminder (
  attendee_id uuid not null references fair_attendee on delete cascade,
  kind text not null check (kind in ('week', 'day', 'hour')),
  start_time timestamptz not null,
  sent_at timestamptz not null,
  primary key (attendee_id, kind)
);
