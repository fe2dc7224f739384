-- Credits that an admin takes away. They are entered as expired, which the release before this one
-- reads, and marked here.
alter table credit_entry add column taken boolean not null default false;
