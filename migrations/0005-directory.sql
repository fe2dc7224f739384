-- What the imports remember, and the other names of colleges.

-- One row for each college of the federal files: what the last import wrote into its fields, so that
-- the next one can tell an edit by people from an old value. A college that people deleted stays here
-- without its id, and is not made again.
create table college_import (
  unit_id integer primary key,
  college_id uuid unique references college on delete set null,
  year integer not null,
  values jsonb not null,
  religious boolean,
  imported_at timestamptz not null
);

-- Names a college is known by (UCLA, Ole Miss), for the search.
create table college_alias (
  college_id uuid primary key references college on delete cascade,
  aliases text[] not null
);

-- The directory of every process follows these names too; the event says whose have changed.
create function record_alias_change() returns trigger
  language plpgsql
as $$
declare
  whose uuid := coalesce(new.college_id, old.college_id);
begin
  insert into event (topic, kind, body)
  values ('CollegeAlias', 'updated', jsonb_build_object('id', whose, 'before', null, 'after', null));
  return null;
end
$$;

create trigger record_change after insert or update or delete on college_alias
  for each row execute function record_alias_change();

-- Schools as the federal lists name them. The key is the list's spelling in lower case; a school that
-- people renamed or deleted keeps its row, so that it is not made a second time.
create table counselor_school_import (
  name_lower text not null,
  city_lower text not null,
  state text not null,
  school_id uuid references counselor_school on delete set null,
  imported_at timestamptz not null,
  primary key (name_lower, city_lower, state)
);
create index counselor_school_import_school_idx on counselor_school_import (school_id);
