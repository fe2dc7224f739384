-- An admin said that the contact may represent the college; null while the payment alone speaks for it.
alter table exhibitor_registration add column rep_vouched_at timestamptz;

update exhibitor_registration r set rep_vouched_at = said.at
from (
  select subject_id, max(at) as at from audit_entry
  where action = 'assignExhibitor' and details ->> 'inviteContact' = 'true' group by subject_id
) said
where said.subject_id = r.exhibitor_id and r.rep_invited_at <= said.at;

-- Reps who came of a registration that was made without an account: its contact by the link of an email,
-- and whoever such a rep has invited or approved. They lose the role with the registration.
create table rep_origin (
  -- Of college_rep. The row outlives it until the person was told that the role has ended.
  rep_id uuid primary key,
  -- Of fair_exhibitor, which may be gone.
  exhibitor_id uuid not null,
  account_id uuid not null references account (id) on delete cascade,
  college_id uuid not null references college on delete cascade,
  -- An admin has agreed as well: the role outlives a refund, though not another college.
  vouched_at timestamptz,
  -- The role has ended with the registration.
  ended_at timestamptz
);

create index rep_origin_exhibitor on rep_origin (exhibitor_id);
create index rep_origin_account on rep_origin (account_id);
create index rep_origin_college on rep_origin (college_id);
create index rep_origin_ended on rep_origin (ended_at) where ended_at is not null;

insert into rep_origin (rep_id, exhibitor_id, account_id, college_id, vouched_at)
select p.id, r.exhibitor_id, p.user_id, p.college_id, r.rep_vouched_at
from exhibitor_registration r
join fair_exhibitor e on e.id = r.exhibitor_id
join college_rep p on p.id = r.rep_id and p.college_id = e.college_id
join account a on a.id = p.user_id
on conflict do nothing;

create function forget_rep_origin() returns trigger language plpgsql as $$
begin
  delete from rep_origin where rep_id = old.id and ended_at is null;
  return null;
end
$$;

create trigger forget_rep_origin after delete on college_rep
  for each row execute function forget_rep_origin();

-- Ends the role of the reps who came of a registration; of those whom an admin has agreed to only with
-- `even_vouched`. Whoever has another paid registration of the same college stays, by that one.
create function end_reps_of(which uuid, even_vouched boolean) returns void language plpgsql as $$
begin
  -- A link that is being opened at this moment is waited for, or finds what has changed.
  perform 1 from exhibitor_registration r where r.exhibitor_id = which for update;
  update rep_origin o set exhibitor_id = other.id
  from account a, fair_exhibitor other, exhibitor_registration r
  where o.exhibitor_id = which and o.ended_at is null and a.id = o.account_id
    and other.id <> which and other.college_id = o.college_id
    and other.payment_status in ('paid', 'waived')
    and lower(other.primary_contact_email) = a.email
    and r.exhibitor_id = other.id and r.rep_invited_at is not null and r.withdrawn_at is null;
  update rep_origin o set ended_at = now()
  where o.exhibitor_id = which and o.ended_at is null and (even_vouched or o.vouched_at is null);
  delete from college_rep p using rep_origin o
  where o.exhibitor_id = which and o.ended_at is not null and p.id = o.rep_id;
end
$$;

create function end_reps_of_exhibitor() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform end_reps_of(new.id, false);
    return null;
  end if;
  -- Of a fair that is deleted as a whole nothing is taken back.
  if exists (select from fair f where f.id = old.fair_id) then
    perform end_reps_of(old.id, false);
  end if;
  return old;
end
$$;

create trigger end_reps_when_undone after update of payment_status on fair_exhibitor
  for each row when (
    old.payment_status in ('paid', 'waived') and new.payment_status not in ('paid', 'waived'))
  execute function end_reps_of_exhibitor();

create trigger end_reps_when_deleted before delete on fair_exhibitor
  for each row execute function end_reps_of_exhibitor();

create function end_reps_of_registration() returns trigger language plpgsql as $$
begin
  perform end_reps_of(new.exhibitor_id, false);
  return null;
end
$$;

create trigger end_reps_when_withdrawn after update of withdrawn_at on exhibitor_registration
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null)
  execute function end_reps_of_registration();
