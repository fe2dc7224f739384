-- Questions at booths that a rep answered while the person who asked was elsewhere, and whether the
-- email about it is still to be written.
create table answer_notice (
  question_id uuid primary key references booth_message on delete cascade,
  answered_at timestamptz not null,
  -- False once the person came back to the booth, or was told.
  waits boolean not null default true,
  told_at timestamptz
);
