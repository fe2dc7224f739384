-- Files that belong to records: what each is, whose, and how far it has come. The bytes are in the
-- store of files (a directory or a bucket), under a key that is made of the id; see src/platform/files.
create table file (
  id uuid primary key,
  -- The noun, its record and the place on it. No foreign key: a record that goes takes no time to
  -- wait for its files, which the sweep finds afterwards.
  record_type text not null,
  record_id uuid not null,
  slot text not null,
  -- Who put it there; null once the account has gone and the file stays.
  owner uuid references account on delete set null,
  -- Whose room it takes beside the account's, as `college:<id>`.
  charged_to text,
  -- It is about its owner and leaves with the account.
  personal boolean not null,
  name text not null,
  -- What the content shows; null until its beginning has been read.
  type text,
  -- All that is kept of it; while it comes, what it may become at most.
  bytes bigint not null check (bytes >= 0),
  sha256 bytea,
  width integer,
  height integer,
  -- Smaller pictures: [{ "size": 128, "bytes": 2048 }].
  variants jsonb not null default '[]',
  state text not null check (state in ('uploading', 'ready', 'gone')),
  created_at timestamptz not null,
  -- Since when it has been in its state.
  changed_at timestamptz not null,
  -- Since when the store has not had it though it should.
  missing_since timestamptz
);

create index file_of_record on file (record_type, record_id, slot) where state <> 'gone';
create index file_of_owner on file (owner) where state <> 'gone';
create index file_charged_to on file (charged_to) where state <> 'gone';
create index file_to_sweep on file (changed_at) where state <> 'ready';
-- The sweep compares table and store one part at a time: keys begin with the end of the id.
create index file_part on file (right(id::text, 2));
