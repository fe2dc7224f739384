-- What is asked at a booth waits until a rep answers it, or says that it needs no answer any more.
alter table booth_message add column answered_at timestamptz;
alter table booth_message add column closed_at timestamptz;
alter table booth_message add column closed_by uuid references account on delete set null;

-- What is hidden can be shown again: by reps what reps hid, by admins everything.
alter table booth_message add column hidden_as text check (hidden_as in ('rep', 'admin'));
alter table booth_message add column hidden_why text;

update booth_message m set hidden_as = case when exists (
    select from college_rep r join fair_booth b on b.college_id = r.college_id
    where b.id = m.booth_id and r.user_id = m.hidden_by) then 'rep' else 'admin' end
where hidden_at is not null;

update booth_message q set answered_at = (
  select min(r.created_at) from booth_message r
  where r.answers = q.id and r.author_as = 'rep' and r.hidden_at is null)
where q.author_as <> 'rep';

-- A message is answered while an answer of a rep can be read. That it is so stands on the message itself:
-- what waits is found without looking at what was said since, and whoever follows hears of it.
create function booth_answer_counts() returns trigger
  language plpgsql
as $$
declare
  question uuid;
begin
  for question in
    select distinct n from unnest(case tg_op when 'INSERT' then array[new.answers]
      when 'DELETE' then array[old.answers] else array[old.answers, new.answers] end) n
    where n is not null
  loop
    update booth_message q set answered_at = counted.first
    from (select min(r.created_at) as first from booth_message r
      where r.answers = question and r.author_as = 'rep' and r.hidden_at is null) counted
    where q.id = question and q.answered_at is distinct from counted.first;
  end loop;
  return null;
end
$$;
create trigger booth_answer_counts after insert or delete or update of answers, hidden_at
  on booth_message for each row execute function booth_answer_counts();

create index booth_message_waiting on booth_message (booth_id, created_at, id)
  where author_as <> 'rep' and answered_at is null and closed_at is null and hidden_at is null;
create index booth_message_hidden on booth_message (booth_id, created_at, id)
  where hidden_at is not null;

-- What is said, and why something is hidden, stays out of the outbox.
drop trigger record_change on booth_message;
create trigger record_change after insert or update or delete on booth_message
  for each row execute function record_change('BoothMessage', 'body', 'client_key', 'hidden_why');
