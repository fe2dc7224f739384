-- Every price list that counted here, the newest last. Without a row the default list counts.
create table price_version (
  number integer primary key,
  list jsonb not null,
  made_at timestamptz not null,
  -- Null where PRICES set it, or the account is gone.
  made_by uuid references account (id) on delete set null,
  by_variable boolean not null default false,
  note text
);

create index price_version_made_by on price_version (made_by);

-- Every process reads the table again after a change; the change itself does not repeat the list.
create trigger record_change after insert or update or delete on price_version
  for each row execute function record_change('PriceVersion', 'list', 'note');
