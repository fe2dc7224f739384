-- Email is sent by jobs of the one queue (docs/decisions/0073).

-- Enqueues a job that sends what is due `wait` from now, in the caller's transaction, and returns its
-- id. The names are those of mail-jobs.server.ts. A person may wait for a code: prompt email comes
-- before other jobs.
create function enqueue_email(is_bulk boolean, wait interval default '0') returns uuid
  language plpgsql
as $$
declare
  kind text := case when is_bulk then 'send-bulk-email' else 'send-email' end;
  job_id uuid := gen_random_uuid();
begin
  perform graphile_worker.add_job(
    kind,
    run_at := now() + wait,
    max_attempts := 9,
    job_key := job_id::text,
    priority := case when is_bulk then 0 else -1 end,
    flags := array[kind]);
  return job_id;
end
$$;
