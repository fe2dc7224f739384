-- A text of one line holds no control character and no line separator: it goes into subjects of emails
-- and cells of tables. What was kept before gets a space in their place.
create function pg_temp.on_one_line(given text) returns text
  language sql immutable
as $$ select trim(regexp_replace(given, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')) $$;

do $$
declare
  place record;
begin
  for place in
    select t.name, unnest(string_to_array(t.columns, ' ')) as field from (values
      ('account', 'name'),
      ('college', 'name name_lower address1 address2 city state country postal_code'),
      ('college_rep', 'first_name last_name'),
      ('counselor', 'first_name last_name'),
      ('counselor_school', 'name name_lower address1 address2 city state country postal_code'),
      ('fair', 'name'),
      ('fair_attendee', 'parent_relationship parent_first_name parent_last_name school_name '
        || 'school_grade college_start title counselor_type counselor_type_other first_name last_name '
        || 'address1 address2 city state country postal_code phone'),
      ('fair_exhibitor', 'name name_lower address1 address2 city state country postal_code '
        || 'primary_contact_first_name primary_contact_last_name primary_contact_title '
        || 'primary_contact_phone secondary_contact_first_name secondary_contact_last_name '
        || 'secondary_contact_title secondary_contact_phone'),
      ('newsletter_subscription', 'name'),
      ('parent', 'first_name last_name student_relationship phone'),
      ('student', 'first_name last_name address1 address2 city state country postal_code '
        || 'current_school entry_date school_grade gender phone')
    ) as t(name, columns)
  loop
    execute format(
      'update %1$I set %2$I = pg_temp.on_one_line(%2$I)
       where %2$I ~ ''[\u0001-\u001f\u007f-\u009f\u2028\u2029]''', place.name, place.field);
  end loop;

  for place in
    select * from (values ('college_profile', 'majors'), ('college_profile', 'accredited_majors'),
      ('fair_attendee', 'majors'), ('fair_exhibitor', 'time_slot_notes'),
      ('student_college_preferences', 'majors')) as t(name, field)
  loop
    execute format(
      'update %1$I set %2$I = (select array_agg(pg_temp.on_one_line(entry) order by n)
         from unnest(%2$I) with ordinality as e(entry, n))
       where array_to_string(%2$I, '''') ~ ''[\u0001-\u001f\u007f-\u009f\u2028\u2029]''',
      place.name, place.field);
  end loop;
end
$$;

update fair_webinar w set details = jsonb_set(w.details, '{sessions}', (
  select jsonb_agg(jsonb_set(s, '{title}', to_jsonb(pg_temp.on_one_line(s ->> 'title'))) order by n)
  from jsonb_array_elements(w.details -> 'sessions') with ordinality as e(s, n)))
where exists (select from jsonb_array_elements(w.details -> 'sessions') s
              where s ->> 'title' ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');

drop function pg_temp.on_one_line(text);

-- Jobs that got to their end: an attempt after that does nothing again.
create table job_done (
  job_id uuid primary key,
  done_at timestamptz not null
);
create index job_done_at on job_done (done_at);
