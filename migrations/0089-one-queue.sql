-- Jobs move to graphile-worker (docs/decisions/0067). Its own tables are in the schema graphile_worker:
-- after the migrations of graphile-worker

-- The waiting job of a kind and key. Its row goes when the job begins.
create table job_key (
  kind text not null,
  key text not null,
  job_id uuid not null unique,
  primary key (kind, key)
);

-- Processes that run jobs, each by the name under which it locks them, with its last heartbeat.
create table job_worker (
  name text primary key,
  seen_at timestamptz not null
);

-- Jobs that ended well, for a day: the queue deletes them.
create table finished_job (
  id uuid primary key,
  kind text not null,
  attempts int not null,
  enqueued_at timestamptz not null,
  due_at timestamptz not null,
  finished_at timestamptz not null,
  data json not null
);
create index finished_job_finished_at on finished_job (finished_at);

-- Enqueues a job in the caller's transaction. Its id is the job key of the library. If a job of the
-- same kind and key waits, returns that one's id. A job that isn't for later is due at once, even if
-- the clock of the caller is seconds ahead of the database's; tests move it by more.
create function enqueue_job(
  new_id uuid, kind text, data json, due timestamptz, is_later boolean, max_attempts int, key text,
  queue text
) returns uuid
  language plpgsql
as $$
declare
  waiting uuid;
begin
  if enqueue_job.key is not null then
    -- Locks the row until the transaction ends: the job can't begin before that.
    insert into job_key as k (kind, key, job_id)
      values (enqueue_job.kind, enqueue_job.key, new_id)
      on conflict on constraint job_key_pkey do update set job_id = k.job_id
      returning k.job_id into waiting;
    if waiting <> new_id then
      if exists (select from graphile_worker.jobs j where j.key = waiting::text) then
        return waiting;
      end if;
      -- A row that a deleted job left behind.
      update job_key k set job_id = new_id
        where k.kind = enqueue_job.kind and k.key = enqueue_job.key;
    end if;
  end if;
  perform graphile_worker.add_job(
    enqueue_job.kind,
    data,
    queue,
    case when is_later or due > now() + interval '1 minute' then due else least(now(), due) end,
    enqueue_job.max_attempts,
    new_id::text,
    flags := array[enqueue_job.kind]
      || case when enqueue_job.key is null then '{}' else array['key:' || enqueue_job.key] end);
  return new_id;
end
$$;

-- Takes jobs over from pg-boss, which the previous release uses: those that wait, those whose process
-- has died and those that failed for good; returns how many. `one_at_a_time` are the kinds of which
-- one job runs at a time. Processes of this release call it as long
-- as the schema jobs is there. It goes with that schema, in the next release.
create function move_old_jobs(moment timestamptz, one_at_a_time text[]) returns int
  language plpgsql
as $$
declare
  old jobs.job_common;
  is_dead boolean;
  tries int;
  moved int := 0;
  job_ids bigint[];
begin
  for old in
    delete from jobs.job_common
    where ctid in (
      select ctid from jobs.job_common
      where state < 'active'
        or state = 'active' and coalesce(heartbeat_on, started_on) < moment - interval '1 minute'
      for update skip locked)
    returning *
  loop
    is_dead := old.name = 'dead';
    tries := case
      when is_dead then coalesce(old.source_retry_count, 0) + 1
      when old.state = 'created' then 0
      else old.retry_count + 1 end;
    if is_dead then
      old.id := coalesce(old.source_id, old.id);
      old.name := coalesce(old.source_name, old.name);
    end if;
    -- In pg-boss a job without a key has its id as the key.
    if enqueue_job(
      old.id, old.name, coalesce(old.data, '{}')::json, old.start_after, old.start_after > moment,
      case when is_dead then tries else greatest(old.retry_limit + 1, tries + 1) end,
      case when tries = 0 then nullif(old.singleton_key, old.id::text) end,
      case when old.name = any(one_at_a_time) then old.name end) = old.id and tries > 0
    then
      select array_agg(j.id) into job_ids from graphile_worker.jobs j where j.key = old.id::text;
      if is_dead then
        perform graphile_worker.permanently_fail_jobs(job_ids, to_char(
          old.created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z "')
          || coalesce(concat_ws(' ', old.source_output ->> 'reason', old.source_output ->> 'code',
            old.source_output ->> 'place'), ''));
      else
        perform graphile_worker.reschedule_jobs(job_ids, attempts := tries);
      end if;
    end if;
    moved := moved + 1;
  end loop;
  return moved;
end
$$;
