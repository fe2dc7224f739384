-- Programs of a college that fetch its leads. The key is shown once and stored as a hash.
create table lead_key (
  id uuid primary key,
  college_id uuid not null references college on delete restrict,
  name text not null,
  key_hash bytea not null unique,
  -- The key's last characters, by which people recognize it.
  ending text not null,
  created_at timestamptz not null,
  -- Who made it; the account stays as a row without a name when somebody leaves.
  created_by uuid not null references account (id) on delete restrict,
  last_used_at timestamptz,
  revoked_at timestamptz
);

create index lead_key_college on lead_key (college_id);

-- The address to which a college's leads are sent. Its secret follows from its id.
create table lead_webhook (
  id uuid primary key,
  college_id uuid not null unique references college on delete restrict,
  url text not null,
  created_at timestamptz not null,
  created_by uuid not null references account (id) on delete restrict,
  last_success_at timestamptz,
  -- Null while the last attempt succeeded.
  failing_since timestamptz,
  failures integer not null default 0 check (failures >= 0),
  next_attempt_at timestamptz not null,
  paused_at timestamptz
);

-- What the address has received last of each lead: a digest of it, or that it is gone.
create table lead_webhook_sent (
  webhook_id uuid not null references lead_webhook on delete cascade,
  sharing_id uuid not null references sharing on delete restrict,
  digest text not null,
  primary key (webhook_id, sharing_id)
);

create index lead_webhook_sent_sharing on lead_webhook_sent (sharing_id);

-- The log of attempts. It holds no lead.
create table lead_webhook_attempt (
  id uuid primary key,
  webhook_id uuid not null references lead_webhook on delete cascade,
  at timestamptz not null,
  is_test boolean not null,
  leads integer not null check (leads >= 0),
  gone integer not null check (gone >= 0),
  -- The HTTP status; null without an answer.
  status integer,
  -- Null: it succeeded.
  problem text check (problem in ('status', 'redirect', 'private', 'timeout', 'connection'))
);

create index lead_webhook_attempt_webhook on lead_webhook_attempt (webhook_id, at desc);
