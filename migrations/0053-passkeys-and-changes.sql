-- Passkeys (WebAuthn): public keys that sign people in, and count as the second factor.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  -- As browsers write it: base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator says it has signed; 0 where it does not count.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  -- Whether it is kept in several devices of its owner.
  synced boolean not null default false,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account_id on passkey (account_id);

-- What a browser is asked to sign, once: as a hash, for five minutes.
create table passkey_challenge (
  hash bytea primary key,
  -- Of the session that adds a passkey; null: somebody signs in.
  session_id uuid references session (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_session_id on passkey_challenge (session_id);
create index passkey_challenge_expires_at on passkey_challenge (expires_at);

-- The passkey that a session has shown; without it the session has shown no second factor by it.
alter table session add column passkey_id uuid references passkey (id) on delete set null;
create index session_passkey_id on session (passkey_id) where passkey_id is not null;

-- What reps want to change of a college of the federal list, until an admin decides.
create table college_change (
  id uuid primary key,
  college_id uuid not null references college (id) on delete cascade,
  asked_by uuid references account (id) on delete set null,
  asked_at timestamptz not null,
  -- By field: what it was when asked, and what it is to become.
  before jsonb not null,
  after jsonb not null,
  decided_at timestamptz,
  decided_by uuid references account (id) on delete set null,
  approved boolean,
  reason text
);
create unique index college_change_waiting on college_change (college_id) where decided_at is null;
create index college_change_college_id on college_change (college_id, decided_at);
create index college_change_asked_by on college_change (asked_by);
create index college_change_decided_by on college_change (decided_by);

-- Whoever enters a fair unconfirmed keeps a seat until its end, where there is one.
create function entering_takes_seat() returns trigger
  language plpgsql
as $$
begin
  perform claim_seat(new.id, new.entered_at, f.end_time) from fair f where f.id = new.fair_id;
  return null;
end
$$;
create trigger entering_takes_seat after update of entered_at on fair_attendee
  for each row when (old.entered_at is null and new.entered_at is not null
    and new.confirmed_at is null)
  execute function entering_takes_seat();

-- Links from before they were normalized: whatever misleads (blanks, control, invisible or
-- direction-changing characters, backslashes, credentials, numbers for a host) leads nowhere now.
create function pg_temp.misleads(link text) returns boolean
  language sql immutable
as $$ select link ~ '[\s\\\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
  or link !~* '^https?://([^\s/?#@:.]+\.)+[^\s/?#@:.]*[^\s/?#@:.\d][^\s/?#@:.]*\.?(:\d+)?([/?#]|$)' $$;

update college set booth_url = null where pg_temp.misleads(booth_url);
update college_profile set apply_url = null where pg_temp.misleads(apply_url);
update fair_booth set
  apply_url = case when not pg_temp.misleads(apply_url) then apply_url end,
  visit_url = case when not pg_temp.misleads(visit_url) then visit_url end,
  info_url = case when not pg_temp.misleads(info_url) then info_url end
where pg_temp.misleads(apply_url) or pg_temp.misleads(visit_url) or pg_temp.misleads(info_url);
-- Pages of this site begin with one slash.
update fair_webinar w set recording_links = (
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(w.recording_links)
  where value ->> 'url' ~ '^/[^/\\]' or not pg_temp.misleads(value ->> 'url'))
where exists (select from jsonb_each(w.recording_links)
  where value ->> 'url' !~ '^/[^/\\]' and pg_temp.misleads(value ->> 'url'));
