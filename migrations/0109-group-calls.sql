-- Calls that go through Janus: its number for the room. Null: each page sends to each other one.
alter table call add column room bigint;

-- What a page has open at Janus: a connection for what it sends, and one for what it receives. A row is
-- of use while its session lives, a minute without a word, so it stays out of the write-ahead log, and
-- it goes once Janus has closed the session. It refers to nothing: once a person is erased, what they had open is still found and closed.
create unlogged table call_media (
  id uuid primary key,
  call_id uuid not null,
  person_id uuid not null,
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
  -- The feeds it receives.
  feeds bigint[] not null default '{}',
  unique (seat, way)
);
create index call_media_call on call_media (call_id);
create trigger record_change after update or delete on call_media
  for each row execute function record_change('CallMedia', 'room', 'session', 'handle', 'feed', 'feeds');
