-- An invoice that asks for nothing any more: its registration was withdrawn, or settled in another way.
-- A row of kind 'invoice' with the reference 'void' keeps the invoice as it was, for whoever opens its link.
-- `addressed_at` is set from the start: processes of the release before leave such rows alone.
alter table billing_document
  add column voided jsonb,
  add column void_reason text,
  add column void_addressed_at timestamptz;

create index billing_document_void_unaddressed on billing_document (created_at)
  where voided is not null and void_addressed_at is null;
