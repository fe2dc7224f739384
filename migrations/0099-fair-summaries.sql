-- Who was emailed the summary of a fair after it.
create table fair_summary (
  attendee_id uuid primary key references fair_attendee on delete cascade,
  sent_at timestamptz not null
);
