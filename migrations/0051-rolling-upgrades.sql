-- Which processes can work with these tables. A migration that takes away or tightens what older
-- processes use says here which migration a process must know; processes that do not know it refuse to
-- start. Migrations that only add write nothing here, and older processes go on (docs/decisions/0042).
create table migration_floor (
  -- The migration that contracts, as its file is named.
  migration text primary key,
  -- The oldest migration that a process must know to work with what is left.
  lowest text not null,
  -- What went away and since when it was not used, for operators.
  reason text not null
);

-- When each schedule comes round, by the rule that it was reckoned by. While two releases run side by
-- side and have different rules, each ticks its own. Takes the place of job_schedule, which the release
-- before this one uses: it goes when that one is gone.
create table job_clock (
  name text not null,
  rule text not null,
  next_at timestamptz not null,
  primary key (name, rule)
);
insert into job_clock (name, rule, next_at) select name, rule, next_at from job_schedule;

-- What the pages of the last releases are made of: scripts, styles, fonts. A process that is asked for
-- one that it was not built with gives out what another one has put here (docs/decisions/0043).
create table page_asset (
  name text primary key,
  content bytea not null,
  -- The same, compressed by Brotli; null where that is no smaller.
  brotli bytea,
  -- When a process that was built with it last started.
  used_at timestamptz not null
);
-- Compressed already.
alter table page_asset alter column content set storage external;
alter table page_asset alter column brotli set storage external;
