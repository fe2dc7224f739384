-- Imports of high schools in the browser use the runs, files and reports of the colleges' imports.
alter table college_import_run
  add column subject text not null default 'colleges' check (subject in ('colleges', 'schools'));

-- What an import of schools added or took note of, so that the last one can be undone.
create table school_import_change (
  run_id uuid not null references college_import_run on delete cascade,
  -- The key of counselor_school_import.
  name_lower text not null,
  city_lower text not null,
  state text not null,
  -- The school that was added; null where only a note was taken. No foreign key: a school that is
  -- deleted meanwhile is one that was touched.
  school_id uuid,
  written_at timestamptz not null,
  primary key (run_id, name_lower, city_lower, state)
);
