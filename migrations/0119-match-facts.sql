-- What students are matched by, where it is known: colleges without programs for undergraduates, majors
-- that end below a bachelor's degree, who is admitted, and what a year costs.
alter table college_profile
  add column graduate_only boolean,
  add column associate_majors text[],
  add column admission_rate_pct integer,
  add column net_price integer;

-- How far from home or in which states, what it may cost a year, and who should be admitted.
alter table student_college_preferences
  add column max_miles integer,
  add column states text[] not null default '{}',
  add column max_net_price integer,
  add column admission text[] not null default '{}';
