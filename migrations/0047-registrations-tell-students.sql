-- What a student told when registering is not asked again: a registration behind which its person stands
-- makes the Student record, or fills in what is missing there. What the record says already goes first:
-- a registration may have been typed by somebody else before its owner confirmed it.
create function registration_tells_student() returns trigger
  language plpgsql
as $$
begin
  insert into student as s (id, dob, first_name, last_name, email, phone, postal_code, country,
    current_school, school_grade, entry_date, user_id, owner, created_at, updated_at)
  select gen_random_uuid(), new.dob, new.first_name, new.last_name, a.email, new.phone,
    new.postal_code, new.country, new.school_name, new.school_grade, new.college_start, a.id, a.id,
    new.updated_at, new.updated_at
  from account a
  where a.id = new.user_id and a.user_type = 'student' and a.email_verified and a.deleted_at is null
  on conflict (user_id) do update set
    phone = coalesce(s.phone, excluded.phone),
    postal_code = coalesce(s.postal_code, excluded.postal_code),
    -- A postal code is one of its country.
    country = case when s.postal_code is null then coalesce(s.country, excluded.country)
      else s.country end,
    current_school = coalesce(s.current_school, excluded.current_school),
    school_grade = coalesce(s.school_grade, excluded.school_grade),
    entry_date = coalesce(s.entry_date, excluded.entry_date),
    updated_at = greatest(s.updated_at, excluded.updated_at)
  where not s.deleted and (
    (s.phone is null and excluded.phone is not null)
    or (s.postal_code is null and excluded.postal_code is not null)
    or (s.current_school is null and excluded.current_school is not null)
    or (s.school_grade is null and excluded.school_grade is not null)
    or (s.entry_date is null and excluded.entry_date is not null));
  return null;
end
$$;

create trigger registration_tells_student_first after insert on fair_attendee
  for each row when (new.confirmed_at is not null and new.user_id is not null
    and new.attendee_type = 'student' and new.dob is not null)
  execute function registration_tells_student();
create trigger registration_tells_student after update of confirmed_at, user_id, school_name,
    school_grade, college_start, postal_code, country, phone on fair_attendee
  for each row when (new.confirmed_at is not null and new.user_id is not null
    and new.attendee_type = 'student' and new.dob is not null)
  execute function registration_tells_student();

-- Everybody who registered, and confirmed it, before this.
insert into student (id, dob, first_name, last_name, email, phone, postal_code, country,
  current_school, school_grade, entry_date, user_id, owner, created_at, updated_at)
select distinct on (a.id) gen_random_uuid(), t.dob, t.first_name, t.last_name, a.email, t.phone,
  t.postal_code, t.country, t.school_name, t.school_grade, t.college_start, a.id, a.id,
  t.updated_at, t.updated_at
from fair_attendee t
join account a on a.id = t.user_id and a.user_type = 'student' and a.email_verified
  and a.deleted_at is null
where t.confirmed_at is not null and t.attendee_type = 'student' and t.dob is not null
  and not exists (select from student s where s.user_id = a.id)
order by a.id, t.created_at desc, t.id desc;
