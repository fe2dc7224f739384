-- Imports of federal files that admins start in the browser: the files until they are taken, how far
-- the work has come, what it did or would do, and what was before, so that the last one can be undone.
create table college_import_run (
  id uuid primary key,
  account_id uuid references account (id) on delete set null,
  -- checking: read and compared, nothing written; checked: waits for the admin; importing; imported;
  -- failed: the sentence in `problem` says why; undone.
  state text not null check (state in ('checking', 'checked', 'importing', 'imported', 'failed', 'undone')),
  -- The year of the file where its name does not say it.
  year integer,
  -- Takes an older year, and a file that looks cut off.
  force boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references account (id) on delete set null,
  problem text,
  -- older or short: what `force` would take all the same.
  problem_kind text,
  -- { read, added, changed, unchanged, older, dropped: { column: count } }
  figures jsonb,
  -- Names of colleges that an undo left alone.
  left_alone text[]
);
create index college_import_run_account on college_import_run (account_id);
create index college_import_run_undone_by on college_import_run (undone_by);
create index college_import_run_created on college_import_run (created_at);

-- Where an import is: read or write, and how many lines or rows of how many. Apart from its row, which
-- the transaction of the import changes.
create table college_import_progress (
  run_id uuid primary key references college_import_run on delete cascade,
  step text not null,
  done integer not null,
  total integer not null
);

-- Uploaded files, gzip; gone when they have been taken, or after a week.
create table college_import_file (
  run_id uuid not null references college_import_run on delete cascade,
  slot text not null check (slot in ('file', 'completions', 'online')),
  name text not null,
  bytes integer not null,
  content bytea,
  primary key (run_id, slot)
);

-- The report, a line for each college or field.
create table college_import_line (
  run_id uuid not null references college_import_run on delete cascade,
  place integer not null,
  kind text not null,
  field text,
  unit_id integer,
  name text not null,
  city text not null,
  state text not null,
  before text,
  after text,
  primary key (run_id, place)
);
create index college_import_line_kind on college_import_line (run_id, kind, field);

-- What was before an import changed it, and the instants it wrote: whatever has another one by now has
-- been touched since.
create table college_import_change (
  run_id uuid not null references college_import_run on delete cascade,
  unit_id integer not null,
  kind text not null check (kind in ('added', 'changed', 'noted')),
  -- No foreign key: a college that is deleted meanwhile is one that was touched.
  college_id uuid,
  -- { college, profile, aliases, note }: rows as they were; null for none.
  before jsonb not null,
  college_at timestamptz,
  profile_at timestamptz,
  noted_at timestamptz,
  primary key (run_id, unit_id)
);
