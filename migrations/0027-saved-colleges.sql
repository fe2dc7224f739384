-- The colleges that somebody has saved: a list of one's own, of which no college hears. Nothing is
-- published about it either, so it stands in no outbox.
create table saved_college (
  account_id uuid not null references account on delete cascade,
  college_id uuid not null references college on delete cascade,
  -- The fair on which it was saved, if it was on one.
  fair_id uuid references fair on delete set null,
  saved_at timestamptz not null,
  primary key (account_id, college_id)
);

create index saved_college_college on saved_college (college_id);
create index saved_college_fair on saved_college (fair_id);
