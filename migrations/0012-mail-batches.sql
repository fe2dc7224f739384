-- Mail to many. A batch is what is sent, paused and cancelled as one; its mails hold no text but the
-- values that are put into it, and are composed when they are carried. See src/platform/email.
create table mail_batch (
  id uuid primary key,
  -- Names the composer that writes its mails.
  kind text not null,
  -- The list of mail_suppression that it obeys, beside `all`.
  scope text not null default 'campaigns',
  status text not null check (status in ('sending', 'paused', 'cancelled', 'done')),
  -- Until then mails may still be added, so it is not done however empty it is.
  sealed_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz
);

create index mail_batch_open on mail_batch (id) where status = 'sending';

-- What became of mails of a batch that are no longer kept.
create table mail_batch_count (
  batch_id uuid not null references mail_batch on delete cascade,
  status text not null,
  count integer not null,
  primary key (batch_id, status)
);

alter table mail
  add column batch_id uuid references mail_batch on delete cascade,
  add column merge jsonb,
  -- When the mail server had agreed to take the text of the present attempt. Without it a claim that
  -- died tells that nothing was handed over.
  add column begun_at timestamptz,
  -- When the mail server was first to take the text: its `Date`, also at a repeat.
  add column dated_at timestamptz,
  -- When it came to an end, however it did: what is forgotten goes by this.
  add column ended_at timestamptz,
  -- Its reader was erased while it was on its way: it goes nowhere again, and is forgotten at its end.
  add column forgotten boolean not null default false,
  -- When its reader told his mail provider that he does not want such mail.
  add column complained_at timestamptz,
  drop constraint mail_status_check,
  add constraint mail_status_check check (
    status in ('queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed', 'cancelled', 'bounced')
  );

update mail set ended_at = coalesce(sent_at, created_at) where status not in ('queued', 'sending');

create index mail_ended on mail (ended_at) where ended_at is not null;

drop index mail_queued;
create index mail_queued on mail (bulk, next_attempt_at) where status = 'queued' and batch_id is null;
create index mail_batch_queued on mail (batch_id, next_attempt_at)
  where status = 'queued' and batch_id is not null;
create index mail_batch_status on mail (batch_id, status) where batch_id is not null;
-- Nobody gets a batch twice, however often its audience is put in.
create unique index mail_batch_recipient on mail (batch_id, lower(recipient))
  where batch_id is not null and recipient <> '';

-- Addresses that get no mail of a kind. Who was erased stays on the list by the hash of the address
-- (`sha256:` and hexadecimal digits), so that nobody writes to them again.
create table mail_suppression (
  address text not null check (address = lower(address)),
  scope text not null check (scope in ('all', 'campaigns', 'attendees', 'exhibitors')),
  reason text not null check (reason in ('hard-bounce', 'complaint', 'unsubscribed', 'by-hand')),
  created_at timestamptz not null,
  primary key (address, scope)
);

create function is_suppressed(address text, list text) returns boolean language sql stable
return exists (
  select from mail_suppression s
  where s.address in (lower($1), 'sha256:' || encode(sha256(convert_to(lower($1), 'UTF8')), 'hex'))
    and s.scope in ('all', $2)
);
