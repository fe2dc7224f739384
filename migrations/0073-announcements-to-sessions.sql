-- What is announced to one session of a fair: null is the whole fair.
alter table fair_announcement add column session int check (session between 1 and 999);
