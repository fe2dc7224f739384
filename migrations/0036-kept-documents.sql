-- The documents of booths that somebody has put into the own bag. As with saved colleges, no college
-- hears of it and nothing is published.
create table kept_document (
  account_id uuid not null references account on delete cascade,
  -- No foreign key: what its college takes away stays in the bag by its name, and says so.
  file_id uuid not null,
  booth_id uuid not null references fair_booth on delete cascade,
  name text not null,
  kept_at timestamptz not null,
  primary key (account_id, file_id)
);

create index kept_document_booth on kept_document (booth_id);
