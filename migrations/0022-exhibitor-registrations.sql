-- What belongs to an exhibitor that signed up by the form or in the app, beside the record itself.
create table exhibitor_registration (
  exhibitor_id uuid primary key references fair_exhibitor on delete cascade,
  -- The payment for several fairs that it is part of; null: it is paid by itself.
  payment_id uuid references college_payment on delete set null,
  created_at timestamptz not null,
  -- When its people were told that it is settled, and a guest was invited: once.
  settled_told_at timestamptz,
  -- When they withdrew from a fair that was paid with money, which an admin gives back.
  withdrawn_at timestamptz
);

create index exhibitor_registration_payment on exhibitor_registration (payment_id);
create index exhibitor_registration_untold on exhibitor_registration (created_at)
  where settled_told_at is null;

-- Links that bring a guest back to the own registration: opened once, kept as a hash.
create table exhibitor_link (
  hash bytea primary key,
  exhibitor_id uuid not null references fair_exhibitor on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz
);

create index exhibitor_link_exhibitor on exhibitor_link (exhibitor_id);
create index exhibitor_link_expires on exhibitor_link (expires_at);

-- What a payment for several fairs has come to, its registrations have, too.
create function follow_payment() returns trigger language plpgsql as $$
begin
  update fair_exhibitor e set payment_status = new.payment_status,
    updated_at = greatest(e.updated_at, date_trunc('milliseconds', now()))
  from exhibitor_registration r
  where r.payment_id = new.id and r.exhibitor_id = e.id
    and e.payment_status = old.payment_status and e.payment_status <> new.payment_status;
  return null;
end
$$;

create trigger follow_payment after update of payment_status on college_payment
  for each row when (old.payment_status is distinct from new.payment_status)
  execute function follow_payment();
