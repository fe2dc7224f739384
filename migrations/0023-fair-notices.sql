-- What those who take part in a fair have still to be told: that it was moved, cancelled, or takes place
-- after all. Opened by a trigger, so that no way of changing a fair forgets them. Changes that follow
-- each other quickly are one notice; once its letters have begun, the next change opens another one.
create table fair_notice (
  id uuid primary key default gen_random_uuid(),
  fair_id uuid not null references fair on delete cascade,
  -- As they know it.
  was_start_time timestamptz not null,
  was_end_time timestamptz not null,
  was_time_zone text not null,
  was_cancelled boolean not null,
  -- The first and the last change that it is about.
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  -- A sentence of who made the change.
  note text,
  -- What the letters say, and to whom they have got.
  begun_at timestamptz,
  told jsonb,
  source integer not null default 0,
  last_member uuid,
  ended_at timestamptz
);
create unique index fair_notice_open on fair_notice (fair_id) where begun_at is null;
create index fair_notice_unended on fair_notice (fair_id, opened_at) where ended_at is null;

create function open_fair_notice() returns trigger
  language plpgsql
as $$
declare
  -- Who changes a fair by hand seldom thinks of updated_at.
  happened timestamptz := case
    when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
begin
  insert into fair_notice as n
    (fair_id, was_start_time, was_end_time, was_time_zone, was_cancelled, opened_at, changed_at)
  values (old.id, old.start_time, old.end_time, old.time_zone, old.cancelled_at is not null,
    happened, happened)
  on conflict (fair_id) where begun_at is null
    do update set changed_at = greatest(n.changed_at, excluded.changed_at);
  return null;
end
$$;

-- What is over, before and after the change, is history that somebody corrects.
create trigger open_fair_notice after update on fair
  for each row when (
    old.published_at is not null and new.published_at is not null
    and greatest(old.end_time, new.end_time) > new.updated_at
    and (old.start_time, old.end_time, old.time_zone, old.cancelled_at is null)
      is distinct from (new.start_time, new.end_time, new.time_zone, new.cancelled_at is null)
  )
  execute function open_fair_notice();
