-- Who was emailed the summary of a fair after it, and after which end: a fair that is moved then and
-- takes place again has another one.
create table fair_summary (
  attendee_id uuid primary key references fair_attendee on delete cascade,
  end_time timestamptz not null,
  sent_at timestamptz not null
);

-- So do the leads of its booths.
create function moved_fair_has_new_leads() returns trigger
  language plpgsql
as $$
begin
  update fair_booth set leads_sent = false where fair_id = new.id and leads_sent;
  return null;
end
$$;
create trigger moved_fair_has_new_leads after update of end_time on fair
  for each row when (new.end_time > old.end_time) execute function moved_fair_has_new_leads();
