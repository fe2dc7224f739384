-- People whom an organizer has muted at a fair, or removed from it.
create table fair_exclusion (
  id uuid primary key,
  fair_id uuid not null references fair on delete cascade,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('muted', 'removed')),
  -- In the words of the organizer, for organizers.
  reason text not null,
  excluded_by uuid references account on delete set null,
  excluded_at timestamptz not null,
  lifted_by uuid references account on delete set null,
  lifted_at timestamptz
);
-- One at a time; what was lifted stays.
create unique index fair_exclusion_once on fair_exclusion (account_id, fair_id)
  where lifted_at is null;
create index fair_exclusion_of_account on fair_exclusion (account_id);
create index fair_exclusion_at_fair on fair_exclusion (fair_id, excluded_at);
create index fair_exclusion_by on fair_exclusion (excluded_by);
create index fair_exclusion_lifted_by on fair_exclusion (lifted_by) where lifted_by is not null;
create trigger record_change after insert or update or delete on fair_exclusion
  for each row execute function record_change('FairExclusion', 'reason');

-- When an admin has dealt with a report of a call; reported again, it is open again.
alter table call_report
  add column closed_at timestamptz,
  add column closed_by uuid references account on delete set null;
create index call_report_closed_by on call_report (closed_by) where closed_by is not null;
