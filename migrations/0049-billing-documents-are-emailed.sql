-- Invoices, receipts and refunds: written down once in the transaction they follow from, emailed after it.
create table billing_document (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'receipt', 'refund')),
  -- What it is about: a college_payment, a fair_exhibitor, or the checkout of a pack of credits.
  subject text not null check (subject in ('payment', 'exhibitor', 'pack')),
  subject_id uuid not null,
  -- Tells several of one kind apart: the id of a refund, the fairs left on a smaller invoice.
  reference text not null default '',
  -- Of a refund only: how much came back, in which way, for what, and a note such as a check number.
  amount_cents integer,
  credits integer,
  currency text,
  method text,
  about text,
  note text,
  created_at timestamptz not null,
  -- When the copies for its recipients were written down; null while that is still to be done.
  addressed_at timestamptz,
  unique (subject_id, kind, reference)
);

create index billing_document_unaddressed on billing_document (created_at) where addressed_at is null;

-- A copy for one recipient. Its link is kept as a hash, works until it expires, and ends with the row.
create table billing_document_copy (
  id uuid primary key,
  document_id uuid not null references billing_document on delete cascade,
  recipient text not null,
  role text not null check (role in ('contact', 'payer', 'billing')),
  created_at timestamptz not null,
  sent_at timestamptz,
  token_hash bytea unique,
  expires_at timestamptz
);

create unique index billing_document_copy_once on billing_document_copy (document_id, lower(recipient));
create index billing_document_copy_recipient on billing_document_copy (lower(recipient));
create index billing_document_copy_over on billing_document_copy (expires_at);

-- A file that an email carries: its name, its type, and its bytes as base64.
alter table mail add column attachment jsonb;
