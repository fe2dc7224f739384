-- Budgets that hold over all processes: how much of each is spent, and when it begins anew.
-- `key` is the SHA-256 of the budget's name, so that no address or account stands here in the open.
create table limit_counter (
  key bytea primary key,
  spent integer not null,
  resets_at timestamptz not null
);

create index limit_counter_resets_at on limit_counter (resets_at);
