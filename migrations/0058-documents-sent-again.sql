-- Billing documents that someone had emailed once more. The link of the first email goes on working.
create table billing_copy_again (
  id uuid primary key,
  copy_id uuid not null references billing_document_copy on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz,
  token_hash bytea unique,
  expires_at timestamptz
);

create index billing_copy_again_copy on billing_copy_again (copy_id);
