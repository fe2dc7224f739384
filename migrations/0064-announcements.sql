-- What the organizer tells people at a fair while it is on; kept with the fair.
create table fair_announcement (
  id uuid primary key,
  fair_id uuid not null references fair on delete cascade,
  audience text not null check (audience in ('everyone', 'families', 'exhibitors')),
  body text not null,
  created_at timestamptz not null,
  created_by uuid references account (id) on delete set null,
  withdrawn_at timestamptz
);

create index fair_announcement_fair on fair_announcement (fair_id);
create index fair_announcement_created_by on fair_announcement (created_by);

create trigger record_change after insert or update or delete on fair_announcement
  for each row execute function record_change('FairAnnouncement');
