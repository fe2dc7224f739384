alter table fair_attendee add column confirmed_at timestamptz;

-- Anybody may register under anybody's address. Whose it is stands behind it by registering signed in,
-- by opening the link of its mail, or by saying so; until then nothing of it is told as theirs.
create function link_confirms_registration() returns trigger
  language plpgsql
as $$
begin
  -- A link tells of what was registered when it was mailed, not of what somebody registered since.
  update fair_attendee t set confirmed_at = new.redeemed_at,
    updated_at = greatest(t.updated_at, new.redeemed_at)
  from fair f
  where f.id = t.fair_id and f.slug = new.payload ->> 'fair' and lower(t.email) = new.address
    and t.confirmed_at is null and t.created_at <= new.created_at;
  return null;
end
$$;
create trigger link_confirms_registration after update of redeemed_at on link_token
  for each row when (new.purpose = 'sign-in' and old.redeemed_at is null
    and new.redeemed_at is not null)
  execute function link_confirms_registration();

-- As in 0038; and with another address it is nobody's word any more.
create or replace function registration_finds_account() returns trigger
  language plpgsql
as $$
declare
  found_account account;
begin
  -- Whose the old address was has nothing to do with the new one.
  if tg_op = 'UPDATE' and lower(new.email) <> lower(old.email) then
    new.confirmed_at := null;
    if new.user_id is not distinct from old.user_id then
      new.user_id := null;
      new.owner := null;
    end if;
  end if;
  -- Waits for whoever is confirming the address at this moment, whose own trigger cannot see this row yet.
  select * into found_account from account where email = lower(new.email) for share;
  if found_account.email_verified and found_account.deleted_at is null then
    new.user_id := found_account.id;
    new.owner := found_account.id;
  end if;
  return new;
end
$$;

-- Who opened the link of an earlier mail has done so; of all others nobody knows.
update fair_attendee t set confirmed_at = opened.at
from (
  select x.id, min(k.redeemed_at) as at
  from fair_attendee x join fair f on f.id = x.fair_id
  join link_token k on k.purpose = 'sign-in' and k.address = lower(x.email)
    and k.payload ->> 'fair' = f.slug and k.redeemed_at is not null and k.created_at >= x.created_at
  group by x.id) opened
where opened.id = t.id;
