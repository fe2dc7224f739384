-- An email to someone whose account is gone: nothing of it stays once it is sent or given up.
alter table mail add column forget_after boolean not null default false;
