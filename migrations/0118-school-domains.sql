-- The domain of a school's email addresses: staff with one of them are confirmed at once.
alter table counselor_school add column domain text;
