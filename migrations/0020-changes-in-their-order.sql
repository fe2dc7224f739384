-- The changes of one record come in the order in which they were made. A transaction may have its
-- number before another one changes the record, and change it afterwards: its event then takes the
-- number of that other one, which is over by now, for it held the record until then. Nobody has read
-- past it, since readers wait for all transactions with lower numbers, the present one among them.
create or replace function record_change() returns trigger
  language plpgsql
as $$
declare
  image_before jsonb;
  image_after jsonb;
  record_id jsonb;
  own xid8 := pg_current_xact_id();
  place xid8 := own;
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
  record_id := coalesce(image_after -> 'id', image_before -> 'id');
  -- Mostly nobody has begun since, and there is nothing to look for.
  if tg_op <> 'INSERT'
    and pg_snapshot_xmax(pg_current_snapshot())::text::bigint > own::text::bigint + 1 then
    select coalesce(max(e.xid), own) into place from event e
    where e.xid > own and e.topic = tg_argv[0] and e.body -> 'id' = record_id;
  end if;
  insert into event (xid, topic, kind, body) values (
    place,
    tg_argv[0],
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
    jsonb_build_object('id', record_id, 'before', image_before, 'after', image_after)
  );
  return null;
end
$$;
