-- Somebody is erased: the outbox must not remember him for another day. What his records were is taken
-- out of all their events, those of the present transaction included; what remains (identifiers, flags
-- and instants) decides who could see a record, and `erased` tells readers that the rest is gone.
create function event_erased_image(image jsonb, relation regclass) returns jsonb
  language sql stable
as $$
  select case when image is not null and image <> 'null'::jsonb then (
    select coalesce(jsonb_object_agg(a.attname, image -> a.attname), '{}')
    from pg_attribute a
    where a.attrelid = relation and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('uuid'::regtype, 'boolean'::regtype, 'timestamptz'::regtype)
      and image ? a.attname::text
  ) end
$$;

-- The table whose changes are published under a topic; null for what is no record.
create function event_relation(topic text) returns regclass
  language sql stable
as $$
  select t.tgrelid::regclass from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where p.proname = 'record_change' and not t.tgisinternal
    and split_part(encode(t.tgargs, 'escape'), '\000', 1) = topic
  limit 1
$$;

-- To be called at the end of the transaction that erases, with the places of events that somebody has
-- found before: looking through the whole table would keep the transaction open, and hold back every
-- subscriber meanwhile. Events written since then (`since`: the oldest transaction that was open) are
-- looked at here. Records count as erased when this transaction has deleted them, or changed more of
-- them than identifiers, flags and instants; besides, every event goes in which the address occurs.
-- Answers how many events were rewritten.
create function event_erase(address text, since xid8, xids xid8[], ids bigint[]) returns integer
  language plpgsql
as $$
declare
  own text[] := '{}';
  rewritten integer := 0;
  one record;
  relation regclass;
begin
  -- By the row's own transaction: the place of an event may be that of a later one (0020).
  for one in
    select topic, kind, body from event
    where xid >= pg_current_xact_id() and event.xmin = pg_current_xact_id()::xid
  loop
    relation := event_relation(one.topic);
    if relation is not null and (one.kind = 'deleted' or
        (one.body -> 'before') - array(
          select jsonb_object_keys(event_erased_image(one.body -> 'before', relation)))
        is distinct from
        (one.body -> 'after') - array(
          select jsonb_object_keys(event_erased_image(one.body -> 'after', relation)))) then
      own := own || (one.topic || ' ' || (one.body ->> 'id'));
    end if;
  end loop;
  -- Row by row: each is found by its place, whatever the planner knows of the table.
  for one in
    select xid, id from unnest(xids, ids) as found (xid, id)
    union
    select xid, id from event where xid >= since
  loop
    update event e set body = jsonb_build_object(
      'id', e.body -> 'id',
      'before', event_erased_image(e.body -> 'before', event_relation(e.topic)),
      'after', event_erased_image(e.body -> 'after', event_relation(e.topic)),
      'erased', true)
    where e.xid = one.xid and e.id = one.id and event_relation(e.topic) is not null
      and not e.body ? 'erased'
      and (e.topic || ' ' || (e.body ->> 'id') = any (own)
        or strpos(lower(e.body::text), lower(address)) > 0);
    if found then
      rewritten := rewritten + 1;
    end if;
  end loop;
  return rewritten;
end
$$;
