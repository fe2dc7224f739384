-- Messages that a rep sends to everyone at the booth: they are shown on all of its page.
alter table booth_message add column is_broadcast boolean not null default false;
