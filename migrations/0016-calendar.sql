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

-- How often that has changed which somebody has in the own calendar: the sessions of an attendee and
-- the slots of an exhibitor, by their ids, and the plan of a fair's webinar, by the id of the fair. No
-- row: never. A count only grows and outlives its record, so that what is sent after a deletion has a
-- higher number than all before, and so has a webinar that is planned anew.
create table calendar_revision (
  record_id uuid primary key,
  sequence integer not null,
  changed_at timestamptz not null
);

create function raise_calendar_revision(record uuid, happened timestamptz) returns void
  language sql
as $$
  insert into calendar_revision (record_id, sequence, changed_at)
  values (record, 1, happened)
  on conflict (record_id) do update
    set sequence = calendar_revision.sequence + 1,
      changed_at = greatest(calendar_revision.changed_at, excluded.changed_at)
$$;

create function count_calendar_revision() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    perform raise_calendar_revision(old.id, now());
  else
    perform raise_calendar_revision(new.id, new.updated_at);
  end if;
  return null;
end
$$;

create trigger count_calendar_revision after update on fair_attendee
  for each row when (old.attending is distinct from new.attending)
  execute function count_calendar_revision();
create trigger count_calendar_end after delete on fair_attendee
  for each row execute function count_calendar_revision();

create trigger count_calendar_revision after update on fair_exhibitor
  for each row when (old.time_slots is distinct from new.time_slots)
  execute function count_calendar_revision();
create trigger count_calendar_end after delete on fair_exhibitor
  for each row execute function count_calendar_revision();

create function count_webinar_plan() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    perform raise_calendar_revision(old.fair_id, now());
  else
    perform raise_calendar_revision(new.fair_id, new.updated_at);
    if tg_op = 'UPDATE' and old.fair_id <> new.fair_id then
      perform raise_calendar_revision(old.fair_id, new.updated_at);
    end if;
  end if;
  return null;
end
$$;

create trigger count_webinar_plan after insert or delete on fair_webinar
  for each row execute function count_webinar_plan();
create trigger count_webinar_change after update on fair_webinar
  for each row when ((old.fair_id, old.details) is distinct from (new.fair_id, new.details))
  execute function count_webinar_plan();
