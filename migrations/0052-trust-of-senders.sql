-- To whom a sender (an account, a guest credential, an address of the network) has had email sent without
-- being that person, and whether one of them has answered since. Both sides are SHA-256 hashes, so that
-- neither addresses nor accounts are kept here; rows go after a week.
create table stranger_written (
  sender bytea not null,
  recipient bytea not null,
  written_at timestamptz not null,
  -- The recipient has confirmed an address, opened a link, or signed in.
  answered boolean not null default false,
  primary key (sender, recipient)
);
create index stranger_written_waiting on stranger_written (recipient) where not answered;
create index stranger_written_sender on stranger_written (sender, answered, written_at);
create index stranger_written_at on stranger_written (written_at);

-- Notes that senders have somebody written to, or answers the place of the first one that may not: it has
-- as many unanswered as its allowance and all who answered come to. Null: all may. Each sender is asked
-- by one transaction at a time. `news` are the senders for whom the recipient is new.
create function write_to_stranger(
  senders bytea[], allowances integer[], to_recipient bytea, at timestamptz, since timestamptz,
  out refused_by integer, out news bytea[]
)
  language plpgsql
as $$
declare
  waiting integer;
  answers integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('sender:' || encode(s, 'hex'), 0))
  from (select s from unnest(senders) s order by s) ordered;
  news := '{}';
  for i in 1 .. cardinality(senders) loop
    if exists (select from stranger_written w
               where w.sender = senders[i] and w.recipient = to_recipient and w.written_at > since) then
      continue;
    end if;
    select count(*) into waiting from stranger_written w
    where w.sender = senders[i] and not w.answered and w.written_at > since;
    if waiting >= allowances[i] then
      select count(*) into answers from stranger_written w
      where w.sender = senders[i] and w.answered and w.written_at > since;
      if waiting >= allowances[i] + answers then
        refused_by := i;
        return;
      end if;
    end if;
    news := news || senders[i];
  end loop;
  insert into stranger_written as w (sender, recipient, written_at)
  select s, to_recipient, at from unnest(news) s
  on conflict (sender, recipient) do update set written_at = excluded.written_at, answered = false;
end
$$;

create function stranger_answers(address text) returns void
  language sql
as $$
  -- In one order, so that no two transactions wait for each other.
  with waiting as (
    select sender, recipient from stranger_written
    where recipient = sha256(convert_to(lower(address), 'UTF8')) and not answered
    order by sender for update)
  update stranger_written w set answered = true from waiting
  where w.sender = waiting.sender and w.recipient = waiting.recipient
$$;

create function account_answers() returns trigger
  language plpgsql
as $$
begin
  perform stranger_answers(new.email);
  return null;
end
$$;
create trigger account_answers after update of email_verified on account
  for each row when (new.email_verified and not old.email_verified) execute function account_answers();
create trigger new_account_answers after insert on account
  for each row when (new.email_verified) execute function account_answers();

create function session_answers() returns trigger
  language plpgsql
as $$
begin
  perform stranger_answers(a.email) from account a where a.id = new.account_id and a.email_verified;
  return null;
end
$$;
create trigger session_answers after insert on session
  for each row execute function session_answers();

create function address_answers() returns trigger
  language plpgsql
as $$
begin
  perform stranger_answers(new.address);
  return null;
end
$$;
create trigger link_answers after update of redeemed_at on link_token
  for each row when (old.redeemed_at is null and new.redeemed_at is not null)
  execute function address_answers();
create trigger reader_answers after update of confirmed_at on newsletter_subscription
  for each row when (old.confirmed_at is null and new.confirmed_at is not null)
  execute function address_answers();

create function registrant_answers() returns trigger
  language plpgsql
as $$
begin
  perform stranger_answers(new.email);
  return null;
end
$$;
create trigger registrant_answers after update of confirmed_at on fair_attendee
  for each row when (old.confirmed_at is null and new.confirmed_at is not null)
  execute function registrant_answers();

create function exhibitor_answers() returns trigger
  language plpgsql
as $$
begin
  perform stranger_answers(e.primary_contact_email)
  from fair_exhibitor e where e.id = new.exhibitor_id;
  return null;
end
$$;
create trigger exhibitor_answers after update of opened_at on exhibitor_link
  for each row when (old.opened_at is null and new.opened_at is not null)
  execute function exhibitor_answers();
