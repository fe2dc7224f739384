-- Who people are: accounts, how they sign in, their sessions, and the tokens that link them.
-- The identity library reads and writes the first four tables under these names; it makes no table.

create table account (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  name text not null default '',
  image text,
  user_type text not null
    check (user_type in ('student', 'parent', 'counselor', 'college', 'admin', 'admin6x6')),
  -- Set when somebody else has vouched for the person: an admin, or a verified school address.
  approved_at timestamptz,
  -- The password was made by somebody else and mailed: its first use asks for an own one.
  must_set_password boolean not null default false,
  temporary_password_ends_at timestamptz,
  time_zone text,
  locale text,
  -- The person has left: nothing personal remains, the row stays for what points at it.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index session_account_id on session (account_id);
create index session_expires_at on session (expires_at);

-- A password, or an identity at Google or Microsoft. `subject` is the account's own id for a
-- password, else the provider's issuer and subject. The token columns are demanded by the library
-- and stay empty: Quad asks providers who somebody is and nothing more.
create table sign_in_method (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  provider_id text not null,
  subject text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, subject)
);

create index sign_in_method_account_id on sign_in_method (account_id);

-- Codes, states and challenges of the library, short-lived.
create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index verification_identifier on verification (identifier);
create index verification_expires_at on verification (expires_at);

-- Six-digit codes of our own (leaving, linking a Microsoft identity): one at a time per purpose and
-- subject, three tries each.
create table mailed_code (
  purpose text not null,
  subject text not null,
  hash bytea not null,
  payload jsonb not null default '{}',
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, subject)
);

create index mailed_code_expires_at on mailed_code (expires_at);

-- A link between people waits here for the other side. The token itself is only in the mail.
create table link_token (
  id uuid primary key default gen_random_uuid(),
  hash bytea not null unique,
  purpose text not null check (purpose in (
    'rep-invitation', 'parent-invitation', 'student-invitation', 'counselor-confirmation', 'claim'
  )),
  -- The address it was mailed to: nobody else can redeem it.
  address text not null check (address = lower(address)),
  payload jsonb not null default '{}',
  issued_by uuid references account (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  redeemed_at timestamptz,
  redeemed_by uuid references account (id) on delete set null,
  ended_at timestamptz
);

create index link_token_payload on link_token using gin (payload jsonb_path_ops);
create index link_token_address on link_token (address);
create index link_token_issued_by on link_token (issued_by);
create index link_token_redeemed_by on link_token (redeemed_by);
create index link_token_expires_at on link_token (expires_at);

-- Open sockets notice a changed role and an ended session.
create trigger record_viewer_change after update on account
  for each row
  when (
    old.user_type is distinct from new.user_type
    or old.approved_at is distinct from new.approved_at
    or old.email is distinct from new.email
    or old.deleted_at is distinct from new.deleted_at
  )
  execute function record_viewer_change('id');

create trigger record_viewer_change after delete on session
  for each row execute function record_viewer_change('account_id', 'id');
