-- A registration belongs to the account whose confirmed address it has, whichever of the two was there
-- first and however the address was confirmed. Nobody has to show it once more: the address of an
-- account is what the mail of the registration went to, and who is let in, what a college with consent
-- sees and what a name in a conversation is, look for `user_id` alone. An address that nobody has
-- confirmed gets nothing.
create function registration_finds_account() returns trigger
  language plpgsql
as $$
declare
  found_account account;
begin
  -- Whose the old address was has nothing to do with the new one.
  if tg_op = 'UPDATE' and lower(new.email) <> lower(old.email)
    and new.user_id is not distinct from old.user_id then
    new.user_id := null;
    new.owner := null;
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
create trigger registration_finds_account before insert on fair_attendee
  for each row execute function registration_finds_account();
create trigger registration_keeps_account before update of email, user_id on fair_attendee
  for each row when ((old.email, old.user_id) is distinct from (new.email, new.user_id))
  execute function registration_finds_account();

create function account_finds_registrations() returns trigger
  language plpgsql
as $$
begin
  update fair_attendee set user_id = new.id, owner = new.id,
    updated_at = greatest(updated_at, new.updated_at)
  where lower(email) = new.email and (user_id, owner) is distinct from (new.id, new.id);
  return null;
end
$$;
create trigger account_finds_registrations after insert on account
  for each row when (new.email_verified and new.deleted_at is null)
  execute function account_finds_registrations();
create trigger account_confirms_registrations after update of email, email_verified, deleted_at on account
  for each row when (new.email_verified and new.deleted_at is null
    and (old.email, old.email_verified, old.deleted_at)
      is distinct from (new.email, new.email_verified, new.deleted_at))
  execute function account_finds_registrations();

update fair_attendee t set user_id = a.id, owner = a.id from account a
where a.email = lower(t.email) and a.email_verified and a.deleted_at is null
  and (t.user_id, t.owner) is distinct from (a.id, a.id);
