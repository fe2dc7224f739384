-- Students who wait for a face-to-face call at a booth, in the order of `place`. Someone who misses a
-- call once is put behind the next person.
create table queue_entry (
  id uuid primary key,
  booth_id uuid not null references fair_booth on delete cascade,
  fair_id uuid not null references fair on delete cascade,
  account_id uuid not null references account on delete cascade,
  state text not null
    check (state in ('waiting', 'called', 'in_call', 'done', 'left', 'missed')),
  created_at timestamptz not null,
  place double precision not null,
  called_at timestamptz,
  called_by uuid references account on delete set null,
  -- Those who were called together join one call.
  group_id uuid,
  accepted_at timestamptz,
  call_id uuid,
  missed_once boolean not null default false,
  assigned_to uuid references account on delete set null,
  -- What a rep who removed the student wrote for them, if anything; null when the student left.
  reason text,
  ended_at timestamptz,
  check ((state in ('done', 'left', 'missed')) = (ended_at is not null)),
  check (state <> 'called' or called_at is not null)
);
create unique index queue_entry_open on queue_entry (booth_id, account_id) where ended_at is null;
create index queue_entry_booth on queue_entry (booth_id, ended_at);
create index queue_entry_account on queue_entry (account_id, fair_id);
create index queue_entry_fair on queue_entry (fair_id);
create index queue_entry_called_by on queue_entry (called_by);
create index queue_entry_assigned_to on queue_entry (assigned_to);
create index queue_entry_call on queue_entry (call_id);

-- The queue of a booth, once a rep has opened it. Its row is locked by everything that changes the
-- queue, and holds what follows from the entries, so that one event tells everyone their place.
create table booth_queue (
  id uuid primary key references fair_booth on delete cascade,
  fair_id uuid not null references fair on delete cascade,
  is_open boolean not null default false,
  two_adults boolean not null default false,
  -- The open entries in their order: id, account, state, called (epoch seconds), rep.
  line jsonb not null default '[]',
  -- The median length of the last calls, in seconds; null before the first one.
  pace integer,
  updated_at timestamptz not null
);
create index booth_queue_fair on booth_queue (fair_id);
create trigger record_change after insert or update or delete on booth_queue
  for each row execute function record_change('BoothQueue');

-- Writes down what follows from the entries. Who is on a call at another booth is busy meanwhile.
create function refresh_booth_queue(booth uuid) returns void
  language sql
as $$
  update booth_queue q set
    line = coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', e.id, 'account', e.account_id,
          'state', case when e.state = 'waiting' and exists (
              select from queue_entry o where o.account_id = e.account_id
                and o.fair_id = e.fair_id and o.state = 'in_call' and o.id <> e.id)
            then 'busy' else e.state end,
          'called', extract(epoch from e.called_at), 'rep', coalesce(e.called_by, e.assigned_to)))
        order by e.place, e.id)
      from queue_entry e where e.booth_id = booth and e.ended_at is null), '[]'),
    pace = (
      select percentile_cont(0.5) within group (order by length)::int from (
        select extract(epoch from c.ended_at - c.accepted_at)::float8 as length
        from queue_entry c where c.booth_id = booth and c.state = 'done'
          and c.accepted_at is not null
        order by c.ended_at desc limit 10) last)
  where q.id = booth
$$;

-- A booth that is closed sends everyone home who isn't on a call.
create function booth_closing_ends_queue() returns trigger
  language plpgsql
as $$
begin
  perform from booth_queue where id = new.id for update;
  update queue_entry set state = 'left', ended_at = new.closed_at, reason = ''
  where booth_id = new.id and state in ('waiting', 'called');
  update booth_queue set is_open = false where id = new.id;
  perform refresh_booth_queue(new.id);
  return null;
end
$$;
create trigger booth_closing_ends_queue after insert on booth_closing
  for each row execute function booth_closing_ends_queue();
