-- What people prepare while their request to represent a college is pending: the fairs they choose,
-- and how they will appear as a rep. And when they last reminded those who decide.
alter table college_claim
  add column fair_ids uuid[] not null default '{}',
  add column rep_title text,
  add column rep_phone text,
  add column reminded_at timestamptz;

-- When someone was last seen before an admin ended their sessions.
alter table account add column last_seen_at timestamptz;
