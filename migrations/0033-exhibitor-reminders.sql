-- Which reminders of a fair an exhibitor has got, and for which beginning: a fair that is moved far
-- enough is reminded of anew.
create table exhibitor_reminder (
  exhibitor_id uuid not null references fair_exhibitor on delete cascade,
  kind text not null check (kind in ('week', 'day')),
  start_time timestamptz not null,
  sent_at timestamptz not null,
  primary key (exhibitor_id, kind)
);
