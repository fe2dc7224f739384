-- Reports of public messages at booths, for organizers.
create table booth_message_report (
  id uuid primary key,
  message_id uuid not null references booth_message on delete cascade,
  reported_by uuid references account on delete set null,
  reason text not null check (reason in ('unkind', 'personal', 'spam', 'other')),
  -- What the person who reports it adds.
  words text,
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references account on delete set null
);
create unique index booth_message_report_once on booth_message_report (message_id, reported_by)
  where closed_at is null;
create index booth_message_report_of_message on booth_message_report (message_id);
create index booth_message_report_by on booth_message_report (reported_by);
create index booth_message_report_closed_by on booth_message_report (closed_by)
  where closed_by is not null;
create index booth_message_report_open on booth_message_report (created_at)
  where closed_at is null;
