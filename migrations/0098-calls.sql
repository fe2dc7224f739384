-- A video call at a booth. Media never pass through Quad; these rows say who may be in a call and who is.
create table call (
  id uuid primary key,
  booth_id uuid not null references fair_booth on delete cascade,
  -- The rep who opened it; null once the account is erased.
  started_by uuid references account on delete set null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- People at the same time; everyone sends to everyone.
  max_people integer not null check (max_people between 2 and 50)
);
create index call_booth on call (booth_id, started_at);
create index call_started_by on call (started_by);
create trigger record_change after insert or update or delete on call
  for each row execute function record_change('Call');

create table call_person (
  -- What the others in the call know instead of the account.
  id uuid primary key,
  call_id uuid not null references call on delete cascade,
  account_id uuid not null references account on delete cascade,
  "as" text not null check ("as" in ('student', 'rep')),
  invited_at timestamptz not null,
  joined_at timestamptz,
  left_at timestamptz,
  -- The page that is in the call: joining again, in another tab or after a reload, is a new one.
  seat uuid,
  -- A page says regularly that it is still there.
  seen_at timestamptz,
  unique (call_id, account_id)
);
create index call_person_account on call_person (account_id);
create trigger record_change after insert or update or delete on call_person
  for each row execute function record_change('CallPerson', 'seen_at');

-- What two pages tell each other to connect. It holds network addresses: it stays out of the outbox and
-- the write-ahead log, and is deleted within minutes.
create unlogged table call_signal (
  id uuid primary key,
  call_id uuid not null references call on delete cascade,
  from_person uuid not null references call_person on delete cascade,
  to_person uuid not null references call_person on delete cascade,
  from_seat uuid not null,
  to_seat uuid not null,
  body text not null,
  sent_at timestamptz not null
);
create index call_signal_call on call_signal (call_id);
create index call_signal_sent on call_signal (sent_at);
create index call_signal_from on call_signal (from_person);
create index call_signal_to on call_signal (to_person);
create trigger record_change after insert on call_signal
  for each row execute function record_change('CallSignal', 'body');

-- How a college wants calls at its booth to be held; no row: as usual.
create table booth_call_rule (
  booth_id uuid primary key references fair_booth on delete cascade,
  -- Students are connected only while two reps are in the call.
  two_adults boolean not null
);

create table call_report (
  id uuid primary key,
  call_id uuid not null references call on delete cascade,
  reported_by uuid references account on delete set null,
  -- Null: the call as a whole.
  about uuid references call_person on delete set null,
  reason text not null check (reason in ('behavior', 'contact', 'picture', 'other')),
  reported_at timestamptz not null,
  unique (call_id, reported_by, reason)
);
create index call_report_call on call_report (call_id);
create index call_report_by on call_report (reported_by);
create index call_report_about on call_report (about);
create index call_report_at on call_report (reported_at);
