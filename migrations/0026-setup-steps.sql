alter table student add column school_grade text;

alter table student add column graduation_year integer;
-- How many of the four steps of the set-up are finished, counted from what is there whoever writes it:
-- the wizard, a generated call, an admin. Two devices that save at once stand in line at the record
-- that is counted for, and each counts what the other has written. (By a lock that foreign keys do not
-- mind, or two new records of one student would wait for each other.)

-- About you, school, what you look for, privacy.
create function count_student_steps(s student) returns integer
  language sql
as $$
  select
    coalesce(s.first_name <> '' and s.last_name <> '' and s.city <> '' and s.state <> '', false)::int
    + coalesce(s.current_school <> '' and s.entry_date <> '', false)::int
    + (exists (select from student_college_preferences p where p.student_id = s.id))::int
    + (exists (select from student_privacy_settings p where p.student_id = s.id))::int
$$;

create function student_counts_steps() returns trigger
  language plpgsql
as $$
begin
  new.setup_step := count_student_steps(new);
  return new;
end
$$;

-- An admin who names a step at once is taken at his word, until something changes.
create trigger count_steps_at_first before insert on student
  for each row when (new.setup_step = 0) execute function student_counts_steps();
create trigger count_steps
  before update of first_name, last_name, city, state, current_school, entry_date on student
  for each row execute function student_counts_steps();

create function student_part_counts_steps() returns trigger
  language plpgsql
as $$
declare
  whose uuid := coalesce(new.student_id, old.student_id);
begin
  perform from student where id = whose for no key update;
  update student s set setup_step = count_student_steps(s),
    updated_at = greatest(s.updated_at, new.updated_at)
  where s.id = whose and s.setup_step <> count_student_steps(s);
  return null;
end
$$;

create trigger count_steps after insert or delete on student_college_preferences
  for each row execute function student_part_counts_steps();
create trigger count_steps after insert or delete on student_privacy_settings
  for each row execute function student_part_counts_steps();

-- Institution, profile, reps, booth; a college that nobody represents has begun with none of them.
create function count_college_steps(c college) returns integer
  language sql
as $$
  select case
    when not exists (
      select from college_rep r where r.college_id = c.id and r.confirmed_at is not null) then 0
    else 1
      + (exists (
          select from college_profile p
          where p.college_id = c.id and p.apply_url <> '' and cardinality(p.majors) > 0
            and cardinality(p.campus_size) > 0 and cardinality(p.campus_setting) > 0
            and cardinality(p.college_type) > 0))::int
      + (exists (
          select from college_rep r
          where r.college_id = c.id and r.confirmed_at is not null
            and r.first_name <> '' and r.last_name <> '' and r.phone <> ''))::int
      + coalesce(c.booth_url <> '' and c.description <> '', false)::int
  end
$$;

create function college_counts_steps() returns trigger
  language plpgsql
as $$
begin
  new.setup_step := count_college_steps(new);
  return new;
end
$$;

create trigger count_steps before update of booth_url, description on college
  for each row when (
    (old.booth_url, old.description) is distinct from (new.booth_url, new.description))
  execute function college_counts_steps();

create function college_part_counts_steps() returns trigger
  language plpgsql
as $$
declare
  whose uuid := coalesce(new.college_id, old.college_id);
begin
  perform from college where id = whose for no key update;
  update college c set setup_step = count_college_steps(c),
    updated_at = greatest(c.updated_at, new.updated_at)
  where c.id = whose and c.setup_step <> count_college_steps(c);
  return null;
end
$$;

create trigger count_steps after insert or update or delete on college_profile
  for each row execute function college_part_counts_steps();
create trigger count_steps after insert or update or delete on college_rep
  for each row execute function college_part_counts_steps();

-- What has begun before this was counted.
update student s set setup_step = count_student_steps(s)
where s.setup_step = 0 and count_student_steps(s) > 0;
update college c set setup_step = count_college_steps(c)
where c.setup_step = 0 and exists (select from college_rep r where r.college_id = c.id);

-- Schools are found by any letters of name, city and state.
create index counselor_school_search on counselor_school
  using gin (lower(name || ' ' || city || ' ' || state) gin_trgm_ops);
