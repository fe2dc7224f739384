-- What students share with colleges. One row for a student and a college: its id is what the college
-- knows the student by in everything it takes out, and what is left when the account is erased.
create table sharing (
  id uuid primary key,
  -- Null: the account was erased, and nothing tells whose it was.
  account_id uuid references account (id) on delete restrict,
  college_id uuid not null references college on delete restrict,
  created_at timestamptz not null,
  erased_at timestamptz,
  unique (account_id, college_id),
  check ((account_id is null) = (erased_at is not null))
);

create index sharing_college on sharing (college_id);

-- Every answer, for good: what was given, refused or taken back, by what somebody did at the moment,
-- and under which wording. Later answers are further rows.
create table sharing_entry (
  sharing_id uuid not null references sharing on delete restrict,
  -- 1, 2, 3: the order of the answers; who writes one holds the account.
  place integer not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('given', 'declined', 'withdrawn')),
  topics text[] not null check (
    cardinality(topics) > 0
    and topics <@ array['contact', 'school', 'academics', 'demographics', 'texts']
    -- Leave to send text messages is a thing of its own.
    and (not 'texts' = any (topics) or cardinality(topics) = 1)),
  action text not null check (action in ('saved', 'asked', 'called', 'scanned', 'profile')),
  -- No foreign key: the answer stays as it was when the fair is gone.
  fair_id uuid,
  wording_id text,
  wording_version integer,
  primary key (sharing_id, place),
  check ((wording_id is null) = (wording_version is null)),
  check (outcome = 'withdrawn' or wording_id is not null)
);

-- The last word on each topic.
create view sharing_now as
select distinct on (e.sharing_id, t.topic) e.sharing_id, t.topic, e.outcome, e.at, e.place
from sharing_entry e cross join unnest(e.topics) as t (topic)
order by e.sharing_id, t.topic, e.place desc;

-- Nobody changes what was answered. Only `erase_sharing` takes it away, of one account at a time.
create function keep_sharing() returns trigger language plpgsql as $$
declare
  whose uuid := to_jsonb(old) ->> 'account_id';
begin
  if tg_table_name = 'sharing_entry' then
    select s.account_id into whose from sharing s where s.id = old.sharing_id;
  end if;
  if whose::text = current_setting('quad.erases_sharing_of', true) then
    return coalesce(new, old);
  end if;
  raise exception 'An answer stays as it was given.' using errcode = '55000';
end
$$;

create trigger keep_sharing before update or delete on sharing
  for each row execute function keep_sharing();
create trigger keep_sharing before update or delete on sharing_entry
  for each row execute function keep_sharing();

-- An account is erased. What was ever shared leaves an id, so that whoever got it can be told.
create function erase_sharing(whose uuid, erased timestamptz) returns void language plpgsql as $$
declare
  told uuid[] := array(
    select s.id from sharing s
    where s.account_id = whose and exists (
      select from sharing_entry e where e.sharing_id = s.id and e.outcome = 'given'));
begin
  perform set_config('quad.erases_sharing_of', whose::text, true);
  delete from sharing_entry e using sharing s where s.id = e.sharing_id and s.account_id = whose;
  delete from sharing where account_id = whose and id <> all (told);
  update sharing set account_id = null, erased_at = erased where account_id = whose;
  perform set_config('quad.erases_sharing_of', '', true);
end
$$;
