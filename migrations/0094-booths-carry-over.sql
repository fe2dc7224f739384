-- What a college puts into a booth carries over to its other booths until someone changes them there
-- (docs/decisions/0080).

-- Booths that no one has changed since they were created: they say what the college's latest booth says.
create table booth_begun (
  id uuid primary key references fair_booth on delete cascade,
  -- The booth whose contents it has; null: those of the college's setup, or none.
  from_id uuid references fair_booth on delete set null
);
create index booth_begun_from on booth_begun (from_id);

-- What carries over, by column.
create function booth_contents(b fair_booth) returns jsonb
  language sql stable
as $$
  select jsonb_build_object('about', b.about, 'cost_answer', b.cost_answer,
    'aid_answer', b.aid_answer, 'deadlines_answer', b.deadlines_answer,
    'majors_answer', b.majors_answer, 'housing_answer', b.housing_answer,
    'visit_answer', b.visit_answer, 'apply_url', b.apply_url, 'visit_url', b.visit_url,
    'info_url', b.info_url)
$$;

-- What a college's setup says for a booth.
create function booth_setup(college_id uuid) returns jsonb
  language sql stable
as $$
  select jsonb_build_object(
    'about', (select left(c.description, 3000) from college c
      where c.id = booth_setup.college_id and c.description <> ''),
    'apply_url', (select p.apply_url from college_profile p
      where p.college_id = booth_setup.college_id and p.apply_url ilike 'https://%'))
$$;

-- The booth from which another one of the college begins: the latest that someone has filled in.
create function booth_source(college_id uuid, except_id uuid) returns uuid
  language sql stable
as $$
  select b.id from fair_booth b
  where b.college_id = booth_source.college_id and b.id <> except_id
    and not exists (select from booth_begun n where n.id = b.id)
    and jsonb_strip_nulls(booth_contents(b)) <> '{}'
  order by b.created_at desc, b.id desc limit 1
$$;

create function booth_beginning(
  college_id uuid, booth_id uuid, out from_id uuid, out contents jsonb
)
  language plpgsql stable
as $$
begin
  from_id := booth_source(college_id, booth_id);
  if from_id is null then
    contents := booth_setup(college_id);
  else
    select booth_contents(b) into contents from fair_booth b where b.id = from_id;
  end if;
end
$$;

-- Copies files of booths; the rows are read when it runs. The times are those of the caller.
create function copy_booth_files(from_id uuid, to_id uuid, at timestamptz) returns void
  language sql
as $$
  select enqueue_job(gen_random_uuid(), 'copy-booth-files',
    json_build_object('from', from_id, 'to', to_id), at, false, 9, to_id::text, null)
$$;

-- A booth that is created with contents of its own keeps them.
create or replace function booth_begins() returns trigger
  language plpgsql
as $$
begin
  if jsonb_strip_nulls(booth_contents(new)) = '{}' then
    new := jsonb_populate_record(new,
      (select b.contents from booth_beginning(new.college_id, new.id) b));
  end if;
  return new;
end
$$;

create function booth_has_begun() returns trigger
  language plpgsql
as $$
declare
  beginning record;
begin
  select * into beginning from booth_beginning(new.college_id, new.id);
  if jsonb_strip_nulls(booth_contents(new)) = jsonb_strip_nulls(beginning.contents) then
    insert into booth_begun (id, from_id) values (new.id, beginning.from_id);
    if exists (select from file f where f.record_type = 'FairBooth'
        and f.record_id = beginning.from_id and f.state = 'ready') then
      perform copy_booth_files(beginning.from_id, new.id, new.created_at);
    end if;
  end if;
  return null;
end
$$;
create trigger booth_has_begun after insert on fair_booth
  for each row execute function booth_has_begun();

-- Brings what a booth says now to those of its college that begin from it. Visitors read published
-- booths: those keep what they say. Booths that are being changed at this moment are passed over, so
-- that two reps never wait for each other.
create function carry_booth(source fair_booth) returns void
  language plpgsql
as $$
begin
  with following as (
    select y.id from fair_booth y join booth_begun n on n.id = y.id
    where y.college_id = source.college_id and y.id <> source.id and not y.booth_sent
      and booth_source(y.college_id, y.id) = source.id
    for update of y skip locked
  ), noted as (
    update booth_begun n set from_id = source.id from following y
    where n.id = y.id and n.from_id is distinct from source.id
  )
  update fair_booth y set about = source.about, cost_answer = source.cost_answer,
    aid_answer = source.aid_answer, deadlines_answer = source.deadlines_answer,
    majors_answer = source.majors_answer, housing_answer = source.housing_answer,
    visit_answer = source.visit_answer, apply_url = source.apply_url,
    visit_url = source.visit_url, info_url = source.info_url,
    updated_at = greatest(y.updated_at, source.updated_at)
  from following where y.id = following.id
    and booth_contents(y) is distinct from booth_contents(source);
end
$$;

create function booth_carries() returns trigger
  language plpgsql
as $$
begin
  -- What arrives from another booth is no change of its own.
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  delete from booth_begun where id = new.id;
  perform carry_booth(new);
  return null;
end
$$;
create trigger booth_carries after update on fair_booth
  for each row when (booth_contents(old) is distinct from booth_contents(new))
  execute function booth_carries();

-- The same for files. Copies belong to no account, and putting one there or taking it away (with the
-- setting on) is no change of the booth.
create function booth_files_carry() returns trigger
  language plpgsql
as $$
begin
  if coalesce(current_setting('quad.carries', true), '') = 'on' then
    return null;
  end if;
  if new.owner is not null or old.state = 'ready' then
    delete from booth_begun where id = new.record_id;
  end if;
  perform copy_booth_files(new.record_id, y.id, new.changed_at)
  from fair_booth x join fair_booth y on y.college_id = x.college_id and not y.booth_sent
    join booth_begun n on n.id = y.id
  where x.id = new.record_id and booth_source(x.college_id, y.id) = x.id;
  return null;
end
$$;
create trigger booth_files_carry after update of state on file
  for each row when (new.record_type = 'FairBooth' and (old.state = 'ready') <> (new.state = 'ready'))
  execute function booth_files_carry();

-- Booths so far that say nothing but what their college's setup says.
insert into booth_begun (id)
select b.id from fair_booth b
where not b.booth_sent
  and jsonb_strip_nulls(booth_contents(b)) = jsonb_strip_nulls(booth_setup(b.college_id))
  and not exists (select from file f where f.record_type = 'FairBooth' and f.record_id = b.id
    and f.state = 'ready');
