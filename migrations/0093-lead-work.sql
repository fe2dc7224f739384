-- What a college's team makes of a student who shares with it: one row for a lead, from the first
-- change on. No history: it is a work sheet, and a record of a minor shouldn't grow for good.
create table lead (
  sharing_id uuid primary key references sharing on delete cascade,
  rating text check (rating in ('cool', 'warm', 'hot')),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  notes text not null default '' check (length(notes) <= 5000),
  follow_up text check (follow_up in ('call', 'email', 'none')),
  follow_up_on date,
  -- Counts the changes. Each part says at which of them it became what it is: who saw an earlier
  -- version may change the other parts.
  version integer not null,
  rating_version integer not null default 0,
  notes_version integer not null default 0,
  follow_up_version integer not null default 0,
  changed_at timestamptz not null,
  -- Who changed anything, and each part, last; null once the account is erased.
  changed_by uuid references account (id) on delete set null,
  rating_by uuid references account (id) on delete set null,
  notes_by uuid references account (id) on delete set null,
  follow_up_by uuid references account (id) on delete set null
);

create index lead_changed_by on lead (changed_by);
create index lead_rating_by on lead (rating_by);
create index lead_notes_by on lead (notes_by);
create index lead_follow_up_by on lead (follow_up_by);

-- A student who stops sharing, or leaves, takes all of it away: from the moment of the answer, and
-- by whatever call.
create function forget_lead() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'sharing' then
    delete from lead where sharing_id = new.id;
  else
    delete from lead where sharing_id = new.sharing_id;
  end if;
  return null;
end
$$;

create trigger forget_lead after insert on sharing_entry
  for each row when (new.outcome = 'withdrawn' and 'contact' = any (new.topics))
  execute function forget_lead();
create trigger forget_lead after update of account_id on sharing
  for each row when (new.account_id is null)
  execute function forget_lead();
