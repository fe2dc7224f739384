alter table fair_booth add column about text;

alter table fair_booth add column cost_answer text;

alter table fair_booth add column aid_answer text;

alter table fair_booth add column deadlines_answer text;

alter table fair_booth add column majors_answer text;

alter table fair_booth add column housing_answer text;

alter table fair_booth add column visit_answer text;

alter table fair_booth add column apply_url text;

alter table fair_booth add column visit_url text;

alter table fair_booth add column info_url text;

-- A new booth begins with what the college had at its last one, else with what its set-up says of it.
-- Whoever makes a booth with contents of its own is taken at his word.
create function booth_begins() returns trigger
  language plpgsql
as $$
declare
  last fair_booth;
begin
  if num_nonnulls(new.about, new.cost_answer, new.aid_answer, new.deadlines_answer,
    new.majors_answer, new.housing_answer, new.visit_answer, new.apply_url, new.visit_url,
    new.info_url) > 0 then
    return new;
  end if;
  select * into last from fair_booth b
  where b.college_id = new.college_id and b.about is not null
  order by b.created_at desc, b.id desc limit 1;
  if found then
    new.about := last.about;
    new.cost_answer := last.cost_answer;
    new.aid_answer := last.aid_answer;
    new.deadlines_answer := last.deadlines_answer;
    new.majors_answer := last.majors_answer;
    new.housing_answer := last.housing_answer;
    new.visit_answer := last.visit_answer;
    new.apply_url := last.apply_url;
    new.visit_url := last.visit_url;
    new.info_url := last.info_url;
  else
    select left(c.description, 3000) into new.about from college c
    where c.id = new.college_id and c.description <> '';
    select p.apply_url into new.apply_url from college_profile p
    where p.college_id = new.college_id and p.apply_url ilike 'https://%';
  end if;
  return new;
end
$$;
create trigger booth_begins before insert on fair_booth
  for each row execute function booth_begins();

-- How ready a booth is follows from what is there: it says something of the college and leads somewhere,
-- and it answers all that families ask everywhere.
create function booth_counts_contents() returns trigger
  language plpgsql
as $$
begin
  new.booth_ready := new.about <> '' and coalesce(new.apply_url, new.visit_url, new.info_url) <> '';
  new.booth_ready := coalesce(new.booth_ready, false);
  new.questions_answered := coalesce(new.cost_answer <> '' and new.aid_answer <> ''
    and new.deadlines_answer <> '' and new.majors_answer <> '' and new.housing_answer <> ''
    and new.visit_answer <> '', false);
  return new;
end
$$;
-- After `booth_begins`, in the order of their names; an admin who sets a flag at once is taken at his word.
create trigger booth_counts_at_first before insert on fair_booth
  for each row when (not new.booth_ready and not new.questions_answered)
  execute function booth_counts_contents();
create trigger booth_counts before update of about, cost_answer, aid_answer, deadlines_answer,
    majors_answer, housing_answer, visit_answer, apply_url, visit_url, info_url on fair_booth
  for each row when ((old.about, old.cost_answer, old.aid_answer, old.deadlines_answer,
    old.majors_answer, old.housing_answer, old.visit_answer, old.apply_url, old.visit_url,
    old.info_url) is distinct from (new.about, new.cost_answer, new.aid_answer,
    new.deadlines_answer, new.majors_answer, new.housing_answer, new.visit_answer, new.apply_url,
    new.visit_url, new.info_url))
  execute function booth_counts_contents();

-- The public conversation of a booth.
create table booth_message (
  id uuid primary key,
  booth_id uuid not null references fair_booth on delete cascade,
  -- Null once the rep who said it has left; what others said leaves with them.
  author_id uuid references account on delete set null,
  author_as text not null check (author_as in ('student', 'parent', 'counselor', 'rep')),
  body text not null,
  -- Chosen by the writer's browser: what it sends again is said once.
  client_key text not null,
  -- The question that a rep answers with it.
  answers uuid references booth_message on delete set null,
  -- Why a rep looks at it before everybody sees it.
  held_for text check (held_for in ('link', 'email', 'phone', 'words')),
  released_at timestamptz,
  released_by uuid references account on delete set null,
  hidden_at timestamptz,
  hidden_by uuid references account on delete set null,
  created_at timestamptz not null,
  unique (booth_id, author_id, client_key)
);
create index booth_message_in_order on booth_message (booth_id, created_at, id);
create index booth_message_of_author on booth_message (author_id);
create index booth_message_answers on booth_message (answers) where answers is not null;
create index booth_message_held on booth_message (booth_id)
  where held_for is not null and released_at is null and hidden_at is null;
-- What is said stays out of the outbox: whoever follows is told what there is to read now.
create trigger record_change after insert or update or delete on booth_message
  for each row execute function record_change('BoothMessage', 'body', 'client_key');
