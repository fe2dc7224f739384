-- Money and credits that went back otherwise than to a card: by check, by transfer, or as credits.
create table payment_refund (
  id uuid primary key,
  -- payment (a CollegePayment) or exhibitor (a FairExhibitor), and which of them.
  subject text not null check (subject in ('payment', 'exhibitor')),
  subject_id uuid not null,
  account_id uuid references account (id) on delete set null,
  -- A key of the caller's: a call that is repeated is the same refund.
  request_key text,
  way text not null check (way in ('check', 'transfer', 'credits')),
  -- What it counts of the money that was paid; 0 for credits that were paid with.
  amount_cents integer not null check (amount_cents >= 0),
  credits integer not null default 0 check (credits >= 0),
  -- The fair it is for, where an exhibitor has withdrawn from it.
  fair_id uuid references fair on delete set null,
  reason text,
  -- The number of the check or of the transfer.
  reference text,
  -- When the money went back.
  refunded_on date not null,
  created_at timestamptz not null,
  check (amount_cents > 0 or credits > 0)
);

create index payment_refund_subject on payment_refund (subject_id);
create index payment_refund_account on payment_refund (account_id);
create index payment_refund_fair on payment_refund (fair_id);
create unique index payment_refund_request on payment_refund (subject_id, request_key);

alter table checkout_refund
  add column reason text,
  add column fair_id uuid references fair on delete set null;

create index checkout_refund_fair on checkout_refund (fair_id);

-- Credits that were given back before: what they counted is what a fair of that payment cost on average.
insert into payment_refund (id, subject, subject_id, account_id, way, amount_cents, credits, fair_id,
  refunded_on, created_at)
select gen_random_uuid(), k.subject, k.id, e.account_id, 'credits',
  case when k.type = 'credit' then 0
    else least(k.cents, round(k.cents::numeric * e.amount / greatest(k.fairs, e.amount))) end,
  e.amount, f.id, (e.created_at at time zone 'UTC')::date, e.created_at
from credit_entry e
join (
  select 'payment' as subject, p.id, p.payment_type as type,
    coalesce((p.payment_data ->> 'amountCents')::integer, 0) as cents,
    cardinality(p.fair_ids) + (select count(*)::integer from credit_entry w
      where w.reason = 'refunded' and w.reference like p.id::text || '/withdrawn/%'
        and not (split_part(w.reference, '/', 3) = any (p.fair_ids))) as fairs
  from college_payment p
  union all
  select 'exhibitor', x.id, x.payment_type, coalesce((x.payment_data ->> 'amountCents')::integer, 0), 1
  from fair_exhibitor x
) k on e.reference like k.id::text || '/%'
left join fair f on e.reference = k.id::text || '/withdrawn/' || f.id::text
where e.reason = 'refunded' and e.amount > 0;
