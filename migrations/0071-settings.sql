-- What admins set about this site. Without a row the default of the environment counts.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid references account (id) on delete set null
);

create index setting_changed_by on setting (changed_by);

-- Every process reads the table again after a change; the change itself does not repeat the value.
create trigger record_change after insert or update or delete on setting
  for each row execute function record_change('Setting', 'value');
