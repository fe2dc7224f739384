-- Booths that an organizer closed for the moment; one that is opened again has no row here. Who did it
-- is in the audit log.
create table booth_closing (
  id uuid primary key references fair_booth on delete cascade,
  fair_id uuid not null references fair on delete cascade,
  reason text,
  closed_at timestamptz not null
);

create index booth_closing_fair on booth_closing (fair_id);

create trigger record_change after insert or update or delete on booth_closing
  for each row execute function record_change('BoothClosing');
