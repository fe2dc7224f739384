-- A registration that was made without an account and the college it is for.
alter table exhibitor_registration
  -- The one college that its name and the host of its contact's address point to; no right follows.
  add column likely_college_id uuid references college on delete set null,
  -- When it was bound to its college: by itself once it was settled, or by an admin.
  add column bound_at timestamptz,
  -- When its contact was invited to represent that college; null again when the contact changes.
  add column rep_invited_at timestamptz,
  -- The rep that came of it.
  add column rep_id uuid,
  -- When the job that tells that it is settled was written down: once.
  add column settled_job_at timestamptz;

create index exhibitor_registration_likely on exhibitor_registration (likely_college_id);

-- A college is signed up for a fair once, whichever way it comes. What was doubled before stays as it
-- is until somebody changes it.
create function one_exhibit_per_college() returns trigger language plpgsql as $$
begin
  if new.college_id is null or new.payment_status = 'refunded' then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.college_id is not distinct from new.college_id
    and old.fair_id = new.fair_id and old.payment_status <> 'refunded' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('exhibit:' || new.fair_id, 0));
  if exists (
    select from fair_exhibitor e
    where e.fair_id = new.fair_id and e.college_id = new.college_id and e.id <> new.id
      and e.payment_status <> 'refunded'
  ) then
    raise exception 'The college is signed up for this fair already.'
      using errcode = '23505', table = 'fair_exhibitor', constraint = 'fair_exhibitor_one_college';
  end if;
  return new;
end
$$;

create trigger one_exhibit_per_college
  before insert or update of college_id, fair_id, payment_status on fair_exhibitor
  for each row execute function one_exhibit_per_college();
