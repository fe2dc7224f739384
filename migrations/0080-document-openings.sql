-- Who has opened which document of a booth, once for each person: figures count the rows, and no
-- college reads them.
create table document_opening (
  booth_id uuid not null references fair_booth on delete cascade,
  -- No foreign key: what its college takes away was opened all the same.
  file_id uuid not null,
  -- Null once the account is erased; the opening still counts.
  account_id uuid references account (id) on delete set null,
  first_at timestamptz not null,
  unique (file_id, account_id)
);

create index document_opening_booth on document_opening (booth_id);
create index document_opening_account on document_opening (account_id);
