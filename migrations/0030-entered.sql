alter table fair_attendee add column entered_at timestamptz;
