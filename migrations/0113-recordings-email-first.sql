-- The email about recordings goes to those who chose one of its sessions first, with a cursor of its
-- own; then to everyone else, with the one it has.
alter table recordings_email
  add column last_chosen uuid,
  add column chosen_done boolean not null default false;
