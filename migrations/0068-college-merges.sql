-- Colleges that were merged: the one that is kept, the double that is closed, and which rows moved, so
-- that it can be undone for a day. The address of the double leads to the one that is kept.
create table college_merge (
  id uuid primary key,
  kept_id uuid not null references college on delete cascade,
  gone_id uuid not null references college on delete cascade,
  account_id uuid references account (id) on delete set null,
  at timestamptz not null,
  -- { status, rows: { table: keys }, saved: rows, added: accounts, credits, unitId, aliases }
  moved jsonb not null,
  undone_at timestamptz
);
create unique index college_merge_gone on college_merge (gone_id) where undone_at is null;
create index college_merge_gone_id on college_merge (gone_id);
create index college_merge_kept_id on college_merge (kept_id);
create index college_merge_account on college_merge (account_id);
