-- Reps who try the line of the conversation at their booth: a word of the house goes over it to the rep
-- alone and comes back by a call. It is good for two minutes, and once.
create table booth_chat_check (
  id uuid primary key,
  booth_id uuid not null references fair_booth on delete cascade,
  -- Whoever leaves the college takes along what he has passed.
  rep_id uuid not null references college_rep on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- Gone as soon as it has come back.
  word text,
  begun_at timestamptz not null,
  passed_at timestamptz,
  check ((word is null) = (passed_at is not null))
);
create index booth_chat_check_booth on booth_chat_check (booth_id, account_id);
create index booth_chat_check_rep on booth_chat_check (rep_id);
create index booth_chat_check_account on booth_chat_check (account_id);
-- The word stays out of the outbox: it is read when it is sent.
create trigger record_change after insert on booth_chat_check
  for each row execute function record_change('BoothChatCheck', 'word');

-- The chat of a booth is ready while one of its college's reps has passed the check.
create function booth_counts_chat_checks() returns trigger
  language plpgsql
as $$
declare
  booth uuid := coalesce(new.booth_id, old.booth_id);
begin
  -- One after the other: whoever comes second counts what the first has written.
  perform from fair_booth where id = booth for no key update;
  update fair_booth b set chat_ready = c.passed
  from (select exists (select from booth_chat_check
    where booth_id = booth and passed_at is not null) as passed) c
  where b.id = booth and b.chat_ready <> c.passed;
  return null;
end
$$;
create trigger booth_counts_passed after update of passed_at on booth_chat_check
  for each row when (old.passed_at is distinct from new.passed_at)
  execute function booth_counts_chat_checks();
create trigger booth_counts_left after delete on booth_chat_check
  for each row when (old.passed_at is not null)
  execute function booth_counts_chat_checks();

create function rep_leaves_chat_checks() returns trigger
  language plpgsql
as $$
begin
  delete from booth_chat_check where rep_id = new.id;
  return null;
end
$$;
create trigger rep_leaves_chat_checks after update of user_id, college_id, confirmed_at on college_rep
  for each row when (old.user_id is distinct from new.user_id
    or old.college_id is distinct from new.college_id or new.confirmed_at is null)
  execute function rep_leaves_chat_checks();
