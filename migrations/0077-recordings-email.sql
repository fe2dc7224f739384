-- Emails that tell everyone who registered for a fair that recordings are out: which sessions each
-- names, how far it has got, and to how many it went.
create table recordings_email (
  id uuid primary key,
  fair_id uuid not null references fair on delete cascade,
  sessions integer[] not null,
  asked_at timestamptz not null,
  last_attendee uuid,
  sent integer not null default 0,
  ended_at timestamptz
);
create index recordings_email_fair on recordings_email (fair_id, asked_at);
create index recordings_email_open on recordings_email (asked_at) where ended_at is null;
