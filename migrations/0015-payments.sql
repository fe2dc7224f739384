-- What is bought, what the payment service said about it, and the credits that follow from it.

-- One purchase by card. Who pays, for what, how much: all of it decided here before the provider is
-- asked, so that asking again with the same key comes to the same session.
create table checkout (
  id uuid primary key,
  -- pack, payment (a CollegePayment) or exhibitor (a FairExhibitor), and which of them.
  subject text not null,
  subject_id text not null,
  college_id uuid references college on delete restrict,
  account_id uuid references account (id) on delete set null,
  -- A key of the caller's: a call that is repeated finds what the first one made.
  request_key text,
  -- [{ name, cents, quantity }]
  lines jsonb not null,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- Credits that a paid pack brings.
  credits integer not null default 0 check (credits >= 0),
  -- made: the provider may not know of it yet; open: it can be paid; the others are what became of it.
  state text not null check (state in ('made', 'open', 'paid', 'failed', 'expired', 'refunded')),
  return_path text not null,
  provider text not null,
  provider_session text unique,
  provider_payment text,
  url text,
  receipt_url text,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  created_at timestamptz not null,
  -- After this it cannot be paid any more.
  expires_at timestamptz not null,
  -- Answers that were errors of the provider's own: each try has a key of its own.
  broken_tries integer not null default 0,
  -- When the provider was last asked.
  read_at timestamptz,
  paid_at timestamptz,
  updated_at timestamptz not null
);

-- Two tabs, two reps or a retry come to one.
create unique index checkout_open on checkout (subject, subject_id, college_id) nulls not distinct
  where state in ('made', 'open');
create unique index checkout_request on checkout (account_id, request_key);
create index checkout_college on checkout (college_id);
create index checkout_subject on checkout (subject_id);
create index checkout_payment on checkout (provider_payment);
create index checkout_account on checkout (account_id);
create index checkout_unsettled on checkout (created_at) where state in ('made', 'open');

-- Money given back for a checkout, whoever began it.
create table checkout_refund (
  id uuid primary key,
  checkout_id uuid not null references checkout on delete restrict,
  account_id uuid references account (id) on delete set null,
  request_key text,
  amount_cents integer not null check (amount_cents > 0),
  -- Credits that were taken back for it.
  credits integer not null default 0 check (credits >= 0),
  -- made: the provider may not know of it yet.
  state text not null check (state in ('made', 'pending', 'succeeded', 'failed')),
  provider_refund text unique,
  -- When the provider was first asked for it: from then on it may have been done.
  tried_at timestamptz,
  -- Answers that were errors of the provider's own: each try has a key of its own.
  broken_tries integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index checkout_refund_checkout on checkout_refund (checkout_id);
create index checkout_refund_account on checkout_refund (account_id);
create unique index checkout_refund_request on checkout_refund (checkout_id, request_key);
create index checkout_refund_unsettled on checkout_refund (created_at)
  where state in ('made', 'pending');

-- What the provider has told, once for each of its ids. Only that something happened and to what:
-- names and addresses of payers stay with the provider.
create table payment_event (
  provider text not null,
  id text not null,
  kind text not null,
  checkout_id uuid references checkout on delete cascade,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (provider, id)
);

create index payment_event_checkout on payment_event (checkout_id);
create index payment_event_received on payment_event (received_at);

-- What reconciliation found to differ; it goes when the difference does.
create table payment_difference (
  kind text not null,
  subject text not null,
  details jsonb not null,
  found_at timestamptz not null,
  primary key (kind, subject)
);

-- Credits of colleges: nothing is ever changed here, what was wrong is set right by a further entry.
create table credit_entry (
  id uuid primary key default gen_random_uuid(),
  college_id uuid not null references college on delete restrict,
  account_id uuid references account (id) on delete set null,
  amount integer not null check (amount <> 0),
  reason text not null
    check (reason in ('bought', 'spent', 'given', 'refunded', 'expired', 'set by admin')),
  -- What it was for: the id of a checkout, a payment or a refund. Once for each reason.
  reference text,
  balance integer not null default 0 check (balance >= 0),
  -- 1, 2, 3: the order of the entries of one college.
  place integer not null default 0,
  created_at timestamptz not null default clock_timestamp()
);

create unique index credit_entry_reference on credit_entry (reason, reference);
create unique index credit_entry_place on credit_entry (college_id, place);
create index credit_entry_account on credit_entry (account_id);

alter table college add constraint college_fair_credits_check check (fair_credits >= 0);

-- The lock on the college puts its entries in a row: each begins where the last one ended, and what
-- would end below zero ends here (23514).
create function enter_credits() returns trigger language plpgsql as $$
declare
  held integer;
begin
  select coalesce(fair_credits, 0) into held from college where id = new.college_id
    for no key update;
  select coalesce(max(place), 0) + 1 into new.place from credit_entry
  where college_id = new.college_id;
  -- Set before by `enter_set_credits`: the college has its new sum already.
  if new.reason = 'set by admin' and pg_trigger_depth() > 1 then
    new.balance := held;
    return new;
  end if;
  new.balance := held + new.amount;
  if new.balance < 0 then
    raise exception 'The college has % credits.', held
      using errcode = '23514', table = 'credit_entry', constraint = 'credit_entry_balance_check';
  end if;
  update college set fair_credits = new.balance, updated_at = greatest(updated_at, new.created_at)
  where id = new.college_id;
  return new;
end
$$;

create trigger enter_credits before insert on credit_entry
  for each row execute function enter_credits();

-- Whoever sets the sum itself (an admin by the generic call, an import) leaves an entry that says so.
create function enter_set_credits() returns trigger language plpgsql as $$
declare
  difference integer;
begin
  -- Not from the number before: so a sum that should ever be wrong is right again.
  select coalesce(new.fair_credits, 0) - coalesce(sum(amount), 0) into difference
  from credit_entry where college_id = new.id;
  if difference <> 0 then
    insert into credit_entry (college_id, amount, reason, created_at)
    values (new.id, difference, 'set by admin', new.updated_at);
  end if;
  return null;
end
$$;

create trigger enter_set_credits after insert or update of fair_credits on college
  for each row when (pg_trigger_depth() = 0) execute function enter_set_credits();

-- Nothing but the name of who did it is ever taken away.
create function keep_credit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.account_id is null
    and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  raise exception 'Credits are set right by a further entry.' using errcode = '55000';
end
$$;

create trigger keep_credit_entry before update or delete on credit_entry
  for each row execute function keep_credit_entry();

-- Credits from before there were entries.
alter table credit_entry disable trigger enter_credits;
insert into credit_entry (college_id, amount, balance, place, reason, created_at)
select id, fair_credits, fair_credits, 1, 'set by admin', updated_at from college
where fair_credits <> 0;
alter table credit_entry enable trigger enter_credits;

-- A payment is for fairs that exist, are published and not cancelled.
create function check_paid_fairs() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from unnest(new.fair_ids) as wanted (id)
    where (tg_op = 'INSERT' or wanted.id <> all (old.fair_ids))
      and not exists (
        select 1 from fair f
        where f.id::text = wanted.id and f.published_at is not null and f.cancelled_at is null
      )
  ) then
    raise exception 'Please choose fairs that are published.'
      using errcode = '23514', table = 'college_payment', column = 'fair_ids',
        constraint = 'college_payment_fair_ids_check';
  end if;
  return new;
end
$$;

create trigger check_paid_fairs before insert or update of fair_ids on college_payment
  for each row execute function check_paid_fairs();

-- Whether a college's place at a fair is settled: with money, with credits, or because it is free.
create function fair_is_settled(payer uuid, place uuid) returns boolean
  language sql
as $$
  select exists (
    select from college_payment where college_id = payer and place::text = any (fair_ids)
      and payment_status in ('paid', 'waived')
  ) or exists (
    select from fair_exhibitor where college_id = payer and fair_id = place
      and payment_status in ('paid', 'waived')
  )
$$;

-- A booth is paid as soon as something settles it, and no longer when the last such thing is undone.
-- What an admin sets by hand stays until then.
create function follow_settled(payer uuid, fairs text[], settled boolean) returns void
  language plpgsql
as $$
begin
  -- Who makes a booth at the same moment comes before or after this, and either way one sees the other.
  perform from college where id = payer for no key update;
  update fair_booth set paid = settled,
    updated_at = greatest(updated_at, date_trunc('milliseconds', now()))
  where college_id = payer and fair_id::text = any (fairs) and paid <> settled
    and (settled or not fair_is_settled(payer, fair_id));
end
$$;

create function pay_booths() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.payment_status in ('paid', 'waived');
  remains boolean := tg_op <> 'DELETE' and new.payment_status in ('paid', 'waived');
  before text[] := '{}';
  after text[] := '{}';
begin
  if tg_table_name = 'college_payment' then
    if was then before := old.fair_ids; end if;
    if remains then after := new.fair_ids; end if;
  else
    if was then before := array[old.fair_id::text]; end if;
    if remains then after := array[new.fair_id::text]; end if;
  end if;
  if was and not (remains and old.college_id is not distinct from new.college_id
    and before = after) then
    perform follow_settled(old.college_id, before, false);
  end if;
  if remains and not (was and old.college_id is not distinct from new.college_id
    and before = after) then
    perform follow_settled(new.college_id, after, true);
  end if;
  return null;
end
$$;

create trigger pay_booths after insert or update or delete on college_payment
  for each row execute function pay_booths();
create trigger pay_booths after insert or update or delete on fair_exhibitor
  for each row execute function pay_booths();

create function pay_new_booth() returns trigger language plpgsql as $$
begin
  perform from college where id = new.college_id for no key update;
  new.paid := new.paid or fair_is_settled(new.college_id, new.fair_id);
  return new;
end
$$;

create trigger pay_new_booth before insert on fair_booth
  for each row execute function pay_new_booth();

update fair_booth set paid = true where not paid and fair_is_settled(college_id, fair_id);

-- The built-in test gateway: sessions, refunds and answers to idempotency keys, as JSON.
create table test_gateway_object (
  id text primary key,
  kind text not null,
  body jsonb not null,
  created_at timestamptz not null
);

create index test_gateway_object_payment on test_gateway_object ((body ->> 'payment_intent'));

create table test_gateway_answer (
  key text primary key,
  request_hash text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null
);

-- Events that the test gateway has yet to bring to the webhook.
create table test_gateway_event (
  id text primary key,
  body jsonb not null,
  tries integer not null default 0,
  next_try_at timestamptz,
  created_at timestamptz not null
);

create index test_gateway_event_due on test_gateway_event (next_try_at) where next_try_at is not null;
