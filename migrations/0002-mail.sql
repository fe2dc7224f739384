-- The outbox of mail. A row is written in the transaction of what it tells about, and delivered
-- afterwards; see src/platform/email.
create table mail (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  headers jsonb not null default '{}',
  -- Bulk mail is never sent a second time when nobody knows whether the first arrived.
  bulk boolean not null default false,
  status text not null check (
    status in ('queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed')
  ),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  claimed_by uuid,
  claimed_until timestamptz,
  message_id text not null,
  -- When an attempt ended without anybody knowing how; stays, so that such mails can be listed.
  unknown_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);

create index mail_queued on mail (bulk, next_attempt_at) where status = 'queued';
create index mail_sending on mail (claimed_until) where status = 'sending';
create index mail_unknown on mail (unknown_at) where unknown_at is not null;
create index mail_newest on mail (created_at desc, id desc);
create index mail_recipient on mail (lower(recipient));
