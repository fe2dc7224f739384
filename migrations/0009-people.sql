-- What admins have done. Names nobody but by id, and says which fields were touched, never their
-- values: what is erased elsewhere must not live on here.
create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  account_id uuid references account (id) on delete set null,
  -- The call that was made, and the noun and record it was made on.
  action text not null,
  subject text not null,
  subject_id uuid,
  details jsonb not null default '{}'
);

create index audit_entry_subject on audit_entry (subject_id);
create index audit_entry_account on audit_entry (account_id);

-- Somebody says that he speaks for a college. Nothing follows from it before an admin or a rep of
-- that college says so too.
create table college_claim (
  id uuid primary key,
  college_id uuid not null references college (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  status text not null check (status in ('open', 'approved', 'rejected', 'withdrawn')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account (id) on delete set null
);

create unique index college_claim_open on college_claim (account_id) where status = 'open';
create index college_claim_college on college_claim (college_id);
create index college_claim_account on college_claim (account_id);
create index college_claim_decided_by on college_claim (decided_by);

-- Registrations are found by the verified address of an account, too.
create index fair_attendee_email_lower on fair_attendee (lower(email));
create index fair_exhibitor_email_lower on fair_exhibitor (lower(primary_contact_email));
create index parent_email_lower on parent (lower(email));

-- Whoever made a record of a college owns it as its creator, and must lose it with the link to the
-- college: of one college, or of all when `which` is null.
create function release_colleges(leaver uuid, which uuid) returns void language plpgsql as $$
begin
  update college set owner = null
  where owner = leaver and (which is null or id = which);
  update college_profile set owner = null
  where owner = leaver and (which is null or college_id = which);
  update college_rep set owner = null
  where owner = leaver and (which is null or college_id = which)
    and user_id is distinct from leaver;
  update fair_booth set owner = null
  where owner = leaver and (which is null or college_id = which);
end
$$;

create function release_college_of_rep() returns trigger language plpgsql as $$
begin
  perform release_colleges(old.user_id, old.college_id);
  return null;
end
$$;

create trigger release_college after delete on college_rep
  for each row when (old.user_id is not null) execute function release_college_of_rep();

create trigger release_college_on_loss after update of user_id, confirmed_at on college_rep
  for each row when (
    old.user_id is not null and old.confirmed_at is not null
    and (new.user_id is distinct from old.user_id or new.confirmed_at is null)
  )
  execute function release_college_of_rep();

-- An account that is no longer a college's represents none.
create function release_colleges_of_account() returns trigger language plpgsql as $$
begin
  delete from college_rep where user_id = new.id;
  perform release_colleges(new.id, null);
  update college_claim set status = 'withdrawn', decided_at = new.updated_at
  where account_id = new.id and status = 'open';
  return null;
end
$$;

create trigger release_colleges after update of user_type on account
  for each row when (old.user_type = 'college' and new.user_type <> 'college')
  execute function release_colleges_of_account();
