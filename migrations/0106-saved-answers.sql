-- Answers that the reps of a college keep for questions that come again, at each of its booths.
create table saved_answer (
  id uuid primary key,
  college_id uuid not null references college on delete cascade,
  -- What the team finds it by.
  name text not null check (name <> ''),
  body text not null check (body <> ''),
  changed_at timestamptz not null
);
create unique index saved_answer_name on saved_answer (college_id, lower(name));
