-- Who has been at a booth, once for each person: figures count the rows, and no college reads them.
create table booth_visit (
  booth_id uuid not null references fair_booth on delete cascade,
  -- Null once the account is erased; the visit still counts.
  account_id uuid references account (id) on delete set null,
  first_at timestamptz not null default now(),
  unique (booth_id, account_id)
);

create index booth_visit_account on booth_visit (account_id);
