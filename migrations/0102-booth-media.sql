-- Questions and videos of a college's own on its booths. Like the texts, they carry over.
alter table fair_booth
  add column own_questions jsonb,
  add column videos jsonb;

create or replace function booth_contents(b fair_booth) returns jsonb
  language sql stable
as $$
  select jsonb_build_object('about', b.about, 'cost_answer', b.cost_answer,
    'aid_answer', b.aid_answer, 'deadlines_answer', b.deadlines_answer,
    'majors_answer', b.majors_answer, 'housing_answer', b.housing_answer,
    'visit_answer', b.visit_answer, 'apply_url', b.apply_url, 'visit_url', b.visit_url,
    'info_url', b.info_url, 'own_questions', b.own_questions, 'videos', b.videos)
$$;

create or replace function carry_booth(source fair_booth) returns void
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
    own_questions = source.own_questions, videos = source.videos,
    updated_at = greatest(y.updated_at, source.updated_at)
  from following where y.id = following.id
    and booth_contents(y) is distinct from booth_contents(source);
end
$$;

-- What a rep does at the college, as families read it at its booths.
alter table college_rep add column title text;
