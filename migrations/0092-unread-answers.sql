-- Answers of colleges to someone's questions at booths that this person has not seen. A row goes when
-- the conversation is opened, or the answer is hidden; the person who asked hears of both.
create table unread_answer (
  -- The answer's.
  id uuid primary key references booth_message on delete cascade,
  -- Who asked.
  account_id uuid not null references account on delete cascade,
  booth_id uuid not null,
  fair_id uuid not null
);
create index unread_answer_of_person on unread_answer (account_id, fair_id, booth_id);
create trigger record_change after insert or update or delete on unread_answer
  for each row execute function record_change('UnreadAnswer');

create function booth_answer_is_unread() returns trigger
  language plpgsql
as $$
begin
  insert into unread_answer (id, account_id, booth_id, fair_id)
  select new.id, q.author_id, q.booth_id, b.fair_id
  from booth_message q join fair_booth b on b.id = q.booth_id
  where q.id = new.answers and q.author_id is not null and q.author_as <> 'rep';
  return null;
end
$$;
create trigger booth_answer_is_unread after insert on booth_message
  for each row when (new.answers is not null and new.author_as = 'rep' and new.hidden_at is null)
  execute function booth_answer_is_unread();

create function booth_answer_is_gone() returns trigger
  language plpgsql
as $$
begin
  delete from unread_answer where id = new.id;
  return null;
end
$$;
create trigger booth_answer_is_gone after update of answers, hidden_at on booth_message
  for each row when (old.answers is not null and (new.answers is null or new.hidden_at is not null))
  execute function booth_answer_is_gone();
