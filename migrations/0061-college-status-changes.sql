-- Status that an admin gave to several colleges at once, so that it can be undone for a day. What was
-- before is kept by college: [{ id, before, after }].
create table college_status_change (
  id uuid primary key,
  at timestamptz not null,
  account_id uuid references account (id) on delete set null,
  changes jsonb not null,
  undone_at timestamptz
);
create index college_status_change_account on college_status_change (account_id);
create index college_status_change_at on college_status_change (at);
