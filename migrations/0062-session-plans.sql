-- The draft of a 6x6 fair's sessions: who speaks in which, as coordinators work on it. What is published
-- is fair_webinar.details and fair_exhibitor.time_slots, which follow when a coordinator publishes.
create table session_plan (
  fair_id uuid primary key references fair on delete cascade,
  -- Rises with every change, so that two coordinators at once know of each other.
  version integer not null,
  plan jsonb not null,
  -- fair_webinar.details as the draft last knew it: what others changed since is taken over.
  base jsonb not null,
  -- Of exhibitors with a place, by their ids: their rows may go.
  names jsonb not null default '{}',
  published_at timestamptz,
  published_by uuid references account on delete set null,
  updated_at timestamptz not null
);
create index session_plan_published_by on session_plan (published_by);

-- What coordinators did, each with what takes it back.
create table session_plan_change (
  fair_id uuid not null references session_plan on delete cascade,
  version integer not null,
  account_id uuid references account on delete set null,
  at timestamptz not null,
  operation jsonb not null,
  inverse jsonb not null,
  -- `dropped`: was undone, and something else was done since. `step`: an undo or a redo itself.
  state text not null check (state in ('done', 'undone', 'dropped', 'step')),
  primary key (fair_id, version)
);
create index session_plan_change_account on session_plan_change (account_id);

-- Exhibitors to be told of their slot. Those of a fair that is not public yet wait until it is.
create table slot_notice (
  id uuid primary key,
  fair_id uuid not null references fair on delete cascade,
  exhibitor_id uuid not null references fair_exhibitor on delete cascade,
  -- Whether they had a slot before; without one they are told of a new one.
  had_slot boolean not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index slot_notice_fair on slot_notice (fair_id);
create unique index slot_notice_waiting on slot_notice (exhibitor_id) where sent_at is null;

-- An exhibitor who withdrew, or whose registration is gone or refunded, speaks in no session of a fair
-- that has not ended. The coordinators' draft follows what is published.
create function leave_sessions(which uuid, fair uuid) returns void language sql as $$
  update fair_webinar w
  set updated_at = now(), details = jsonb_set(w.details, '{sessions}', (
    select jsonb_agg(jsonb_set(session, '{exhibitors}', coalesce(
      (select jsonb_agg(speaker order by place)
       from jsonb_array_elements(session -> 'exhibitors') with ordinality as s(speaker, place)
       where speaker ->> 'exhibitorId' <> which::text), '[]')) order by number)
    from jsonb_array_elements(w.details -> 'sessions') with ordinality as l(session, number)))
  from fair f
  where w.fair_id = fair and f.id = fair and f.end_time > now()
    and w.details @> jsonb_build_object('sessions', jsonb_build_array(jsonb_build_object('exhibitors',
      jsonb_build_array(jsonb_build_object('exhibitorId', which)))))
$$;

create function leave_sessions_of_exhibitor() returns trigger language plpgsql as $$
begin
  perform leave_sessions(old.id, old.fair_id);
  if tg_op = 'UPDATE' then
    update fair_exhibitor set time_slots = null where id = old.id and time_slots is not null;
  end if;
  return null;
end
$$;

create trigger leave_sessions_when_deleted after delete on fair_exhibitor
  for each row execute function leave_sessions_of_exhibitor();
create trigger leave_sessions_when_refunded after update of payment_status on fair_exhibitor
  for each row when (new.payment_status = 'refunded' and old.payment_status <> 'refunded')
  execute function leave_sessions_of_exhibitor();

create function leave_sessions_of_registration() returns trigger language plpgsql as $$
begin
  perform leave_sessions(e.id, e.fair_id) from fair_exhibitor e where e.id = new.exhibitor_id;
  update fair_exhibitor set time_slots = null
  where id = new.exhibitor_id and time_slots is not null;
  return null;
end
$$;

create trigger leave_sessions_when_registered_as_withdrawn after insert on exhibitor_registration
  for each row when (new.withdrawn_at is not null)
  execute function leave_sessions_of_registration();
create trigger leave_sessions_when_withdrawn after update of withdrawn_at on exhibitor_registration
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null)
  execute function leave_sessions_of_registration();
