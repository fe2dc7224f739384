-- A second factor of signing in: one-time codes of an app (TOTP), and recovery codes. Secret and codes
-- are encrypted with a key of the process.
alter table account add column two_factor_enabled boolean not null default false;

-- When the session showed the second factor; null: it has not.
alter table session add column second_factor_at timestamptz;

create table two_factor (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references account (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  -- False until the first code was right.
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now()
);
