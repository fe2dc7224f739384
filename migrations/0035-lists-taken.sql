-- Every list of students that a college took out, and who was on it: whoever was once on one of a
-- college and shares no longer is named by the id alone on each one after it.
create table sharing_export (
  id uuid primary key,
  college_id uuid not null references college on delete restrict,
  -- Who took it. The account stays as a row without a name when somebody leaves.
  account_id uuid not null references account (id) on delete restrict,
  at timestamptz not null,
  -- Null: of all fairs. No foreign key: what was taken stays as it was when the fair is gone.
  fair_id uuid,
  listed integer not null check (listed >= 0),
  gone integer not null check (gone >= 0)
);

create index sharing_export_college on sharing_export (college_id, at);

create table sharing_export_line (
  sharing_id uuid not null references sharing on delete restrict,
  export_id uuid not null references sharing_export on delete restrict,
  outcome text not null check (outcome in ('shared', 'withdrawn', 'erased')),
  primary key (sharing_id, export_id)
);

create index sharing_export_line_export on sharing_export_line (export_id);

-- What was taken was taken.
create function keep_sharing_export() returns trigger language plpgsql as $$
begin
  raise exception 'A list that was taken stays in the log.' using errcode = '55000';
end
$$;

create trigger keep_sharing_export before update or delete on sharing_export
  for each row execute function keep_sharing_export();
create trigger keep_sharing_export before update or delete on sharing_export_line
  for each row execute function keep_sharing_export();
