-- Of which new fairs someone with an account was told by email.
create table fair_news (
  account_id uuid not null references account on delete cascade,
  fair_id uuid not null references fair on delete cascade,
  told_at timestamptz not null,
  primary key (account_id, fair_id)
);
create index fair_news_fair_idx on fair_news (fair_id);
