-- A counselor's class at a fair. What is here belongs to the counselor and the students alone: no noun
-- of the API shows it, so no college can read it; see src/classes.
create table fair_class (
  id uuid primary key,
  counselor_id uuid not null references counselor on delete cascade,
  fair_id uuid not null references fair on delete cascade,
  created_at timestamptz not null,
  unique (counselor_id, fair_id)
);

create index fair_class_fair on fair_class (fair_id);

-- The codes of class links. A code opens nothing: it says where somebody comes from. One that has ended
-- still leads to the registration, but into no class.
create table class_link (
  code text primary key,
  class_id uuid not null references fair_class on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);

create unique index class_link_open on class_link (class_id) where ended_at is null;
create index class_link_class on class_link (class_id);

-- Who registered through a class link, and whether the counselor may see the name.
create table class_member (
  attendee_id uuid primary key references fair_attendee on delete cascade,
  class_id uuid not null references fair_class on delete cascade,
  may_see boolean not null,
  joined_at timestamptz not null,
  -- When the present answer was given.
  answered_at timestamptz not null
);

create index class_member_class on class_member (class_id);

-- The list of a class: names and addresses, and nothing else. Erased some days after the fair.
create table class_roster (
  id uuid primary key,
  class_id uuid not null references fair_class on delete cascade,
  name text not null check (length(name) <= 200),
  address text not null check (address = lower(address)),
  created_at timestamptz not null,
  unique (class_id, address)
);

create index class_roster_address on class_roster (address);

-- Which letters about a fair went to whom, by the hash of the address: once each, whoever's list it
-- stands on, and also when the list is taken back and given again.
create table class_letter (
  fair_id uuid not null references fair on delete cascade,
  address_hash bytea not null,
  kind text not null check (kind in ('invitation', 'reminder')),
  written_at timestamptz not null,
  primary key (fair_id, address_hash, kind)
);

-- Letters that a class asked for.
create table class_request (
  class_id uuid not null references fair_class on delete cascade,
  kind text not null check (kind in ('invitation', 'reminder')),
  asked_at timestamptz not null,
  primary key (class_id, kind)
);

-- Who wants none of them leaves them by the link in each.
alter table mail_suppression drop constraint mail_suppression_scope_check;
alter table mail_suppression add constraint mail_suppression_scope_check check (
  scope in ('all', 'campaigns', 'attendees', 'exhibitors', 'classes')
);
alter table unsubscribe_link drop constraint unsubscribe_link_scope_check;
alter table unsubscribe_link add constraint unsubscribe_link_scope_check check (
  scope in ('campaigns', 'attendees', 'exhibitors', 'classes')
);
