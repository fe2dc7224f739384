-- When an exhibitor whom an organizer entered agreed to the terms of the fair. Null for those who
-- agreed as they registered, and for those who have not agreed yet.
alter table exhibitor_registration add column agreed_at timestamptz;
