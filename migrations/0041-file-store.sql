-- Where the files of this database are: the mark of a directory (kept beside its files) or a bucket.
-- A process that would keep files elsewhere is refused at its start.
create table file_store (
  only_one boolean primary key default true check (only_one),
  location text not null,
  bound_at timestamptz not null
);
