-- Who is at a fair just now. It is true of the moment and worth nothing afterwards, so none of it is
-- logged or backed up: after a crash of the database every process writes anew whom it has.

-- The processes, each with the last sign of life; what those wrote that are gone no longer counts.
create unlogged table presence_process (
  id uuid primary key,
  seen_at timestamptz not null
);

-- Who is where, by the process that holds the line. A room is a booth, or the fair for its lobby.
create unlogged table presence (
  process_id uuid not null,
  room_id uuid not null,
  account_id uuid not null,
  fair_id uuid not null,
  -- The booth at this fair that he speaks for.
  rep_of uuid,
  primary key (process_id, room_id, account_id)
);

-- What everybody may know of it: how many, and which reps. The one thing here that is followed.
create unlogged table presence_room (
  id uuid primary key,
  fair_id uuid not null,
  people integer not null,
  reps jsonb not null
);

create trigger record_change after insert or update or delete on presence_room
  for each row execute function record_change('FairPresence');
