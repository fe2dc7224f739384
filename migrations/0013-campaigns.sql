-- Mail that admins send to many. Its mails are a batch of the same id (0012); here is what it says,
-- to whom and when. See src/campaigns.
create table campaign (
  id uuid primary key,
  audience text not null,
  subject text not null,
  send_at timestamptz not null,
  -- As it was asked for, e.g. 2026-12-01T09:00[America/Chicago], with the zone it named.
  send_time text not null,
  time_zone text,
  metadata jsonb not null default '{}',
  status text not null check (status in ('scheduled', 'sending', 'paused', 'cancelled', 'sent')),
  created_by uuid references account (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the audience began to be looked up; from then on nothing of the campaign changes.
  started_at timestamptz,
  -- The last member who was put into the batch, until all of them are: an account or a subscription.
  last_member uuid,
  resolved_at timestamptz,
  finished_at timestamptz
);

-- A call that is repeated because its answer was lost makes no second campaign.
create unique index campaign_request on campaign (created_by, (metadata ->> 'requestId'))
  where metadata ->> 'requestId' is not null;
create index campaign_open on campaign (send_at) where status in ('scheduled', 'sending');
create index campaign_created_by on campaign (created_by);

-- The stored bodies, by their storage keys.
create table campaign_body (
  key text primary key,
  campaign_id uuid not null references campaign (id) on delete cascade,
  body text not null
);

create index campaign_body_campaign on campaign_body (campaign_id);

-- Who takes which newsletter. Nobody does before the link in the mail was used.
create table newsletter_subscription (
  id uuid primary key,
  list text not null check (list in ('attendees', 'exhibitors')),
  address text not null check (address = lower(address)),
  name text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The token that was mailed, as its hash; gone once it was used.
  token_hash bytea unique,
  token_expires_at timestamptz,
  unique (list, address)
);

create index newsletter_subscription_address on newsletter_subscription (address);

-- Whom an unsubscribe link speaks for. The token is derived from the secret and stands here as its
-- hash, so that links in old mails go on working, and nobody who reads this table can use them.
create table unsubscribe_link (
  hash bytea primary key,
  address text not null check (address = lower(address)),
  scope text not null check (scope in ('campaigns', 'attendees', 'exhibitors')),
  created_at timestamptz not null
);

create index unsubscribe_link_address on unsubscribe_link (address);
