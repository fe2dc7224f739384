-- What people tell who ask to represent a college without an address at its domain, and why a request
-- was declined. All three are null for a claim by the domain.
alter table college_claim
  add column told_role text,
  add column message text,
  add column proof_url text,
  add column reason text;

-- Why an admin gave credits or took them away.
alter table credit_entry add column note text;

-- What admins did about a rep who is gone is found by the college.
create index audit_entry_college on audit_entry ((details ->> 'collegeId'))
  where details ->> 'collegeId' is not null;
