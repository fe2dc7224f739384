-- The ground every record stands on: text search helpers and the outbox of changes.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- The outbox. A change is written here in the writer's own transaction, so it is published exactly
-- when the write itself is committed. Readers go by (xid, id) and stop below the oldest transaction
-- that is still open: identifiers alone are handed out in another order than they are committed in.
--
-- Retention is a ring of eight slots of four hours. Nothing is ever created or dropped while Quad
-- runs: the slot that comes next is truncated ahead of its time, which locks that slot alone. What
-- was written stays readable for 24 to 28 hours.

create sequence event_id_seq;

create function event_slot(at timestamptz) returns smallint
  language sql stable parallel safe
  return (floor(extract(epoch from at) / 14400)::bigint % 8)::smallint;

create table event (
  id bigint not null default nextval('event_id_seq'),
  xid xid8 not null default pg_current_xact_id(),
  slot smallint not null default event_slot(now()),
  at timestamptz not null default now(),
  topic text not null,
  kind text not null check (kind in ('created', 'updated', 'deleted')),
  body jsonb not null
) partition by list (slot);

create index event_in_order on event (xid, id);

create table event_0 partition of event for values in (0);
create table event_1 partition of event for values in (1);
create table event_2 partition of event for values in (2);
create table event_3 partition of event for values in (3);
create table event_4 partition of event for values in (4);
create table event_5 partition of event for values in (5);
create table event_6 partition of event for values in (6);
create table event_7 partition of event for values in (7);

-- One row. A cursor is good only within its epoch, and above the floor: the place of the last event
-- that was forgotten. `home` is the cluster, database and timeline the transaction numbers belong to.
create table event_epoch (
  only_row boolean primary key default true check (only_row),
  epoch text not null,
  home text not null,
  floor_xid xid8 not null default '0',
  floor_id bigint not null default 0,
  changed_at timestamptz not null default now()
);

create function event_home() returns text
  language plpgsql stable
as $$
begin
  return (select system_identifier from pg_control_system())
    || '/' || (select oid from pg_database where datname = current_database())
    || '/' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8);
exception when insufficient_privilege then
  return 'unknown/' || (select oid from pg_database where datname = current_database());
end
$$;

-- Begins a new epoch: every event is forgotten and every cursor handed out so far is void. To be
-- called after a backup has been put back over a living database.
create function event_renew_epoch() returns text
  language plpgsql
as $$
declare
  fresh text := substr(replace(gen_random_uuid()::text, '-', ''), 1, 12);
begin
  perform set_config('lock_timeout', '5s', true);
  truncate event;
  insert into event_epoch (epoch, home) values (fresh, event_home())
  on conflict (only_row) do update
    set epoch = excluded.epoch, home = excluded.home, floor_xid = '0', floor_id = 0, changed_at = now();
  return fresh;
end
$$;

-- Called by a process before it reads: when the rows were written in another cluster, database or
-- timeline (a restored backup, a copy, a standby that took over) their transaction numbers mean
-- nothing here, and a new epoch begins.
create function event_settle() returns text
  language plpgsql
as $$
declare
  known record;
begin
  select epoch, home into known from event_epoch for update;
  if known.home is distinct from event_home() then
    return event_renew_epoch();
  end if;
  return known.epoch;
end
$$;

insert into event_epoch (epoch, home)
values (substr(replace(gen_random_uuid()::text, '-', ''), 1, 12), event_home());

-- Empties the slot that comes next and raises the floor. Answers whether it forgot anything. A slot
-- that somebody reads at this moment (a backup, say) is left for the next call, and so is the last
-- five minutes before the slot's turn: a writer may be in it already.
create function event_forget(present timestamptz default clock_timestamp()) returns boolean
  language plpgsql
as $$
declare
  upcoming smallint := event_slot(present + interval '4 hours');
  slot_name text := format('event_%s', upcoming);
  filled boolean;
  last record;
begin
  if event_slot(present + interval '5 minutes') = upcoming then
    return false;
  end if;
  perform set_config('lock_timeout', '100ms', true);
  execute format('select exists (select 1 from %I)', slot_name) into filled;
  if not filled then
    return false;
  end if;
  execute format('lock table %I in access exclusive mode', slot_name);
  execute format('select xid, id from %I order by xid desc, id desc limit 1', slot_name) into last;
  execute format('truncate %I', slot_name);
  update event_epoch set floor_xid = last.xid, floor_id = last.id
  where (floor_xid, floor_id) < (last.xid, last.id);
  return true;
exception when lock_not_available then
  return false;
end
$$;

-- For record tables:
--   create trigger record_change after insert or update or delete on college
--   for each row execute function record_change('College');
-- The first argument is the topic; further arguments name columns that are left out of the images
-- (search vectors and the like). An update that changes nothing but updated_at writes nothing.
create function record_change() returns trigger
  language plpgsql
as $$
declare
  image_before jsonb;
  image_after jsonb;
begin
  if tg_op <> 'INSERT' then
    image_before := to_jsonb(old) - tg_argv[1:];
  end if;
  if tg_op <> 'DELETE' then
    image_after := to_jsonb(new) - tg_argv[1:];
  end if;
  if tg_op = 'UPDATE' and image_before - 'updated_at' = image_after - 'updated_at' then
    return null;
  end if;
  insert into event (topic, kind, body) values (
    tg_argv[0],
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    jsonb_build_object(
      'id', coalesce(image_after -> 'id', image_before -> 'id'),
      'before', image_before,
      'after', image_after
    )
  );
  return null;
end
$$;

-- For tables that decide what an account may do: the account itself, its sessions, its role records.
--   create trigger record_viewer_change after insert or update or delete on college_rep
--   for each row execute function record_viewer_change('user_id');
-- The first argument names the column with the account's id, the optional second the column with the
-- id of the one session concerned. No image is kept: these rows hold secrets.
create function record_viewer_change() returns trigger
  language plpgsql
as $$
declare
  image_before jsonb;
  image_after jsonb;
begin
  if tg_op <> 'INSERT' then
    image_before := to_jsonb(old);
  end if;
  if tg_op <> 'DELETE' then
    image_after := to_jsonb(new);
  end if;
  if tg_op = 'UPDATE' and image_before - 'updated_at' = image_after - 'updated_at' then
    return null;
  end if;
  insert into event (topic, kind, body)
  select distinct
    'viewer',
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    jsonb_strip_nulls(jsonb_build_object(
      'accountId', image ->> tg_argv[0],
      'sessionId', case when tg_nargs > 1 then image ->> tg_argv[1] end
    ))
  from (values (image_before), (image_after)) as images (image)
  where image ->> tg_argv[0] is not null;
  return null;
end
$$;
