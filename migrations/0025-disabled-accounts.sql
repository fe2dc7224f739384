-- An admin has taken the account from its holder: nobody signs in with it until one gives it back.
alter table account add column disabled_at timestamptz;
