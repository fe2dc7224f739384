-- Which process tells the figures of the whole database, so that they are not counted once for each.
create unlogged table metrics_reporter (
  only_one boolean primary key default true check (only_one),
  process_id uuid not null,
  until timestamptz not null
);
