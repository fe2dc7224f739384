-- What calendars and feed readers have to be told. A calendar program takes over a changed entry only
-- when its number (SEQUENCE, RFC 5545) has grown, so every change of what it shows is counted here.

-- The news of a fair, in their order, from its first publication on. No foreign key: that a fair was
-- withdrawn is still news when its row is gone.
create table fair_change (
  fair_id uuid not null,
  sequence integer not null,
  kind text not null check (kind in
    ('published', 'withdrawn', 'cancelled', 'resumed', 'moved', 'renamed', 'readdressed')),
  at timestamptz not null,
  primary key (fair_id, sequence)
);
create index fair_change_at on fair_change (at);

create function note_fair_change(fair uuid, what text, happened timestamptz) returns void
  language sql
as $$
  insert into fair_change (fair_id, sequence, kind, at)
  select fair, coalesce(max(sequence) + 1, 0), what, happened from fair_change where fair_id = fair
$$;

create function record_fair_change() returns trigger
  language plpgsql
as $$
declare
  was_public boolean := tg_op <> 'INSERT' and old.published_at is not null;
  is_public boolean := tg_op <> 'DELETE' and new.published_at is not null;
  what text;
begin
  if is_public and not was_public then
    perform note_fair_change(new.id, 'published', least(new.published_at, new.updated_at));
  elsif was_public and not is_public then
    if tg_op = 'DELETE' then
      perform note_fair_change(old.id, 'withdrawn', now());
    else
      perform note_fair_change(old.id, 'withdrawn', new.updated_at);
    end if;
  elsif was_public and is_public then
    what := case
      when old.cancelled_at is null and new.cancelled_at is not null then 'cancelled'
      when old.cancelled_at is not null and new.cancelled_at is null then 'resumed'
      when (old.start_time, old.end_time, old.time_zone)
        is distinct from (new.start_time, new.end_time, new.time_zone) then 'moved'
      when old.name is distinct from new.name then 'renamed'
      when old.slug is distinct from new.slug then 'readdressed'
    end;
    if what is not null then
      perform note_fair_change(new.id, what, new.updated_at);
    end if;
  end if;
  return null;
end
$$;

create trigger record_fair_change after insert or update or delete on fair
  for each row execute function record_fair_change();

insert into fair_change (fair_id, sequence, kind, at)
select id, 0, 'published', least(published_at, updated_at) from fair where published_at is not null;

-- How often that part of a record has changed which its person has in the own calendar: the sessions
-- somebody attends, the slots of an exhibitor, the plan of a webinar. No row: never.
create table calendar_revision (
  record_id uuid primary key,
  sequence integer not null,
  changed_at timestamptz not null
);

create function count_calendar_revision() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    delete from calendar_revision where record_id = old.id;
  else
    insert into calendar_revision (record_id, sequence, changed_at)
    values (new.id, 1, new.updated_at)
    on conflict (record_id) do update
      set sequence = calendar_revision.sequence + 1, changed_at = excluded.changed_at;
  end if;
  return null;
end
$$;

create trigger count_calendar_revision after update on fair_attendee
  for each row when (old.attending is distinct from new.attending)
  execute function count_calendar_revision();
create trigger forget_calendar_revision after delete on fair_attendee
  for each row execute function count_calendar_revision();

create trigger count_calendar_revision after update on fair_exhibitor
  for each row when (old.time_slots is distinct from new.time_slots)
  execute function count_calendar_revision();
create trigger forget_calendar_revision after delete on fair_exhibitor
  for each row execute function count_calendar_revision();

create trigger count_calendar_revision after update on fair_webinar
  for each row when (old.details is distinct from new.details)
  execute function count_calendar_revision();
create trigger forget_calendar_revision after delete on fair_webinar
  for each row execute function count_calendar_revision();
