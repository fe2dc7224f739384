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

-- To be called at the end of the transaction that erases. Records count as erased when it has deleted
-- them, or changed more of them than identifiers, flags and instants; besides, every event goes in
-- which the address occurs. Answers how many events were rewritten.
create function event_erase(address text) returns integer
  language plpgsql
as $$
declare
  rewritten integer;
begin
  with tables as materialized (
    select distinct on (tg.topic) tg.topic, tg.relation from (
      select convert_from(substring(t.tgargs for position('\000'::bytea in t.tgargs) - 1), 'UTF8')
          as topic, t.tgrelid::regclass as relation
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where p.proname = 'record_change' and not t.tgisinternal
    ) tg
  ), own as materialized (
    select distinct e.topic, e.body ->> 'id' as id
    from event e join tables using (topic)
    where e.xid = pg_current_xact_id() and (
      e.kind = 'deleted'
      or (e.body -> 'before') - array(
           select jsonb_object_keys(event_erased_image(e.body -> 'before', tables.relation)))
         is distinct from
         (e.body -> 'after') - array(
           select jsonb_object_keys(event_erased_image(e.body -> 'after', tables.relation))))
  ), hit as (
    update event e set body = jsonb_build_object(
      'id', e.body -> 'id',
      'before', event_erased_image(e.body -> 'before', tables.relation),
      'after', event_erased_image(e.body -> 'after', tables.relation),
      'erased', true)
    from tables
    where e.topic = tables.topic and not e.body ? 'erased' and (
      (e.topic, e.body ->> 'id') in (select topic, id from own)
      or strpos(lower(e.body::text), lower(address)) > 0)
    returning 1
  )
  select count(*) into rewritten from hit;
  return rewritten;
end
$$;
