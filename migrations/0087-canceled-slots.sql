-- People whose exhibitor has left a session of a public fair that is not over: by a withdrawal, a
-- refund, or because the registration is gone. Each is emailed once that the session is canceled, and
-- the row goes. The exhibitor may be gone by then, so what the email says is kept here.
create table canceled_slot (
  id uuid primary key default gen_random_uuid(),
  fair_id uuid not null references fair on delete cascade,
  -- No foreign key: the row may be gone.
  exhibitor_id uuid not null,
  exhibitor_name text not null,
  exhibitor_created_at timestamptz not null,
  person_name text not null,
  email text not null
);
create index canceled_slot_fair on canceled_slot (fair_id);
create unique index canceled_slot_person on canceled_slot (exhibitor_id, lower(email));

create function note_canceled_slot(exhibitor fair_exhibitor) returns void language sql as $$
  insert into canceled_slot
    (fair_id, exhibitor_id, exhibitor_name, exhibitor_created_at, person_name, email)
  select f.id, exhibitor.id, exhibitor.name, exhibitor.created_at, trim(p.name), p.email
  from fair f join fair_webinar w on w.fair_id = f.id
  cross join lateral (
    select concat_ws(' ', exhibitor.primary_contact_first_name, exhibitor.primary_contact_last_name),
      exhibitor.primary_contact_email
    union all
    select concat_ws(' ', exhibitor.secondary_contact_first_name,
      exhibitor.secondary_contact_last_name), exhibitor.secondary_contact_email
    union all
    select r.first_name || ' ' || r.last_name, a.email
    from college_rep r join account a on a.id = r.user_id
    where r.college_id = exhibitor.college_id and r.confirmed_at is not null
      and a.deleted_at is null
  ) p(name, email)
  where f.id = exhibitor.fair_id and f.published_at is not null and f.cancelled_at is null
    and f.end_time > now() and p.email like '%@%' and p.email <> 'erased@deleted.invalid'
    and w.details @> jsonb_build_object('sessions', jsonb_build_array(jsonb_build_object('exhibitors',
      jsonb_build_array(jsonb_build_object('exhibitorId', exhibitor.id)))))
  on conflict (exhibitor_id, lower(email)) do nothing
$$;

create or replace function leave_sessions_of_exhibitor() returns trigger language plpgsql as $$
begin
  perform note_canceled_slot(old);
  perform leave_sessions(old.id, old.fair_id);
  if tg_op = 'UPDATE' then
    update fair_exhibitor set time_slots = null where id = old.id and time_slots is not null;
  end if;
  return null;
end
$$;

create or replace function leave_sessions_of_registration() returns trigger language plpgsql as $$
begin
  perform note_canceled_slot(e), leave_sessions(e.id, e.fair_id)
  from fair_exhibitor e where e.id = new.exhibitor_id;
  update fair_exhibitor set time_slots = null
  where id = new.exhibitor_id and time_slots is not null;
  return null;
end
$$;
