-- Browsers that show notifications of their account. One goes with the session in which it was
-- allowed: signing out ends it. Endpoint and keys open a way to the device, and leave the server only
-- towards its push service.
create table push_subscription (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  session_id uuid not null unique references session on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Refusals since something last arrived.
  failures integer not null default 0
);
create index push_subscription_of_account on push_subscription (account_id);

-- Whether someone in a line was told that they are next.
alter table queue_entry add column next_told_at timestamptz;
