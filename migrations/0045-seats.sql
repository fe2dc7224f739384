-- Seats are counted as they are taken and given back, not by scanning a fair. Whoever writes a
-- registration, by whichever way, takes its seat by the triggers here: a confirmed one for good, any
-- other for 30 minutes from its beginning.
create table attendee_seat (
  attendee_id uuid primary key references fair_attendee on delete cascade,
  fair_id uuid not null references fair on delete cascade,
  sessions integer[] not null,
  -- Until when an unconfirmed registration holds it; null: for good.
  held_until timestamptz
);
create index attendee_seat_held on attendee_seat (fair_id, held_until) where held_until is not null;
create index attendee_seat_fair on attendee_seat (fair_id);

-- How many seats are taken at a fair (session 0) and in each of its sessions.
create table seats_taken (
  fair_id uuid not null references fair on delete cascade,
  session integer not null,
  taken integer not null,
  primary key (fair_id, session)
);

create function count_seats() returns trigger
  language plpgsql
as $$
begin
  -- In one order, so that no two transactions wait for each other.
  insert into seats_taken as s (fair_id, session, taken)
  select fair_id, session, sum(change) from (
    select r.fair_id, unnest(0 || r.sessions) as session, 1 as change from after_rows r
    union all
    select r.fair_id, unnest(0 || r.sessions), -1 from before_rows r) c
  where exists (select from fair f where f.id = c.fair_id)
  group by fair_id, session having sum(change) <> 0 order by fair_id, session
  on conflict (fair_id, session) do update set taken = s.taken + excluded.taken;
  return null;
end
$$;
create function count_new_seats() returns trigger
  language plpgsql
as $$
begin
  insert into seats_taken as s (fair_id, session, taken)
  select r.fair_id, session, count(*) from after_rows r, unnest(0 || r.sessions) session
  group by r.fair_id, session order by r.fair_id, session
  on conflict (fair_id, session) do update set taken = s.taken + excluded.taken;
  return null;
end
$$;
create function count_free_seats() returns trigger
  language plpgsql
as $$
begin
  -- A fair that is deleted takes its counts along.
  insert into seats_taken as s (fair_id, session, taken)
  select r.fair_id, session, -count(*) from before_rows r, unnest(0 || r.sessions) session
  where exists (select from fair f where f.id = r.fair_id)
  group by r.fair_id, session order by r.fair_id, session
  on conflict (fair_id, session) do update set taken = s.taken + excluded.taken;
  return null;
end
$$;
create trigger count_new_seats after insert on attendee_seat
  referencing new table as after_rows for each statement execute function count_new_seats();
create trigger count_free_seats after delete on attendee_seat
  referencing old table as before_rows for each statement execute function count_free_seats();
create trigger count_seats after update on attendee_seat
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_seats();

-- Sessions without repetition, as they are counted.
create function seat_sessions(attending integer[]) returns integer[]
  language sql immutable
as $$ select coalesce(array_agg(distinct n order by n), '{}') from unnest(attending) n $$;

create function registration_takes_seat() returns trigger
  language plpgsql
as $$
begin
  insert into attendee_seat (attendee_id, fair_id, sessions, held_until)
  select id, fair_id, seat_sessions(attending),
    case when confirmed_at is null then created_at + interval '30 minutes' end
  from after_rows
  on conflict do nothing;
  return null;
end
$$;
create trigger registration_takes_seat after insert on fair_attendee
  referencing new table as after_rows for each statement execute function registration_takes_seat();

create function registration_changes_seat() returns trigger
  language plpgsql
as $$
begin
  if old.confirmed_at is null and new.confirmed_at is not null then
    insert into attendee_seat (attendee_id, fair_id, sessions, held_until)
    values (new.id, new.fair_id, seat_sessions(new.attending), null)
    on conflict (attendee_id) do update set held_until = null, sessions = excluded.sessions;
  else
    update attendee_seat set sessions = seat_sessions(new.attending) where attendee_id = new.id;
  end if;
  return null;
end
$$;
create trigger registration_changes_seat after update of attending, confirmed_at on fair_attendee
  for each row when ((old.attending, old.confirmed_at is null)
    is distinct from (new.attending, new.confirmed_at is null))
  execute function registration_changes_seat();

-- Lets nobody else have a seat at a fair until the transaction ends, and gives back those that were
-- held for too long.
create function hold_seats(of_fair uuid, at timestamptz) returns void
  language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('places:' || of_fair::text, 0));
  delete from attendee_seat where fair_id = of_fair and held_until <= at;
end
$$;

-- Gives a registration its seat where there is one, until then, or for good. Null where it has it now; 0
-- where the fair is full, else the number of a session that is. What is over has no seats.
create function claim_seat(attendee uuid, at timestamptz, until timestamptz default null)
  returns integer
  language plpgsql
as $$
declare
  registration fair_attendee;
  event fair;
  full_session integer;
begin
  perform from attendee_seat where attendee_id = attendee for update;
  if found then
    update attendee_seat set held_until = until
    where attendee_id = attendee and held_until is not null;
    return null;
  end if;
  select * into registration from fair_attendee where id = attendee;
  select * into event from fair where id = registration.fair_id;
  if event.id is null or event.end_time <= at then return null; end if;
  perform hold_seats(event.id, at);
  if event.capacity <= (select taken from seats_taken s where s.fair_id = event.id and s.session = 0)
    then return 0; end if;
  select (planned ->> 'number')::int into full_session
  from fair_webinar w, jsonb_array_elements(w.details -> 'sessions') planned
  join seats_taken s on s.fair_id = event.id and s.session = (planned ->> 'number')::int
  where w.fair_id = event.id and w.webinar_status <> 'draft'
    and (planned ->> 'number')::int = any(registration.attending)
    and s.taken >= (planned ->> 'capacity')::int
  order by 1 limit 1;
  if full_session is not null then return full_session; end if;
  insert into attendee_seat (attendee_id, fair_id, sessions, held_until)
  values (attendee, event.id, seat_sessions(registration.attending), until)
  on conflict (attendee_id) do update set held_until = until;
  return null;
end
$$;

-- As in 0040, where there is a seat: else its person is told so, and may choose again.
create or replace function link_confirms_registration() returns trigger
  language plpgsql
as $$
declare
  mine uuid;
begin
  for mine in
    select t.id from fair_attendee t join fair f on f.id = t.fair_id
    where f.slug = new.payload ->> 'fair' and lower(t.email) = new.address
      and t.confirmed_at is null and t.created_at <= new.created_at
    order by t.id
  loop
    if claim_seat(mine, new.redeemed_at) is null then
      update fair_attendee set confirmed_at = new.redeemed_at,
        updated_at = greatest(updated_at, new.redeemed_at)
      where id = mine and confirmed_at is null;
    end if;
  end loop;
  return null;
end
$$;

-- Counts a fair anew while no seat is taken or given back anywhere; how many counts were wrong.
create function recount_seats(of_fair uuid) returns integer
  language plpgsql
as $$
declare
  wrong integer;
begin
  lock table attendee_seat in share row exclusive mode;
  with counted as (
    select session, count(*)::int as taken
    from attendee_seat a, unnest(0 || a.sessions) session where a.fair_id = of_fair group by session
  ), compared as (
    select coalesce(c.session, s.session) as session, coalesce(c.taken, 0) as taken
    from counted c full join (select * from seats_taken where fair_id = of_fair) s using (session)
    where coalesce(c.taken, 0) <> coalesce(s.taken, 0)
  ), mended as (
    insert into seats_taken (fair_id, session, taken)
    select of_fair, session, taken from compared
    on conflict (fair_id, session) do update set taken = excluded.taken
    returning 1
  )
  select count(*) into wrong from mended;
  return wrong;
end
$$;

-- Whoever registered before was promised a seat, and keeps it.
insert into attendee_seat (attendee_id, fair_id, sessions)
select id, fair_id, seat_sessions(attending) from fair_attendee;
