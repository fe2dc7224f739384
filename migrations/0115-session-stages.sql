-- Janus's number for the room of a session whose speakers send from its page; from its first use.
alter table session_run add column stage_room bigint;

-- What a page in a session's room has open at Janus: a connection for what it sends, and one for what it
-- receives. A row is of use while its session at Janus lives, a minute without a word, so it stays out of the
-- write-ahead log. It refers to nothing: once a person is erased, what they had open is still found and closed.
create unlogged table stage_media (
  id uuid primary key,
  run_id uuid not null,
  account_id uuid not null,
  -- In which role; what each may do is checked with each request.
  role text not null check (role in ('HOST', 'SPEAKER', 'ATTENDEE')),
  -- The page; another one of the same person is a new one.
  seat uuid not null,
  way text not null check (way in ('send', 'receive')),
  room bigint not null,
  session bigint not null,
  handle bigint not null,
  -- As Janus numbers what the page sends; null: it receives.
  feed bigint,
  -- The page says that its connection is there: the others hear of it then.
  confirmed boolean not null default false,
  -- What the page says of its devices.
  microphone boolean not null default true,
  camera boolean not null default true,
  -- The feeds it receives.
  feeds bigint[] not null default '{}',
  seen_at timestamptz not null,
  unique (seat, way)
);
create index stage_media_run on stage_media (run_id);
create index stage_media_account on stage_media (account_id);
-- Who only listens concerns no one, and neither does that a page is still there.
create trigger record_change after update on stage_media for each row
  when (new.way = 'send' and (new.confirmed, new.microphone, new.camera)
    is distinct from (old.confirmed, old.microphone, old.camera))
  execute function record_change('StageMedia', 'account_id', 'seat', 'room', 'session', 'handle', 'feed', 'feeds');
create trigger record_end after delete on stage_media for each row when (old.way = 'send')
  execute function record_change('StageMedia', 'account_id', 'seat', 'room', 'session', 'handle', 'feed', 'feeds');
