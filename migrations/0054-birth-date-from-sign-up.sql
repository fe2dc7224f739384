-- The date of birth a student gives at sign-up, kept until the Student record takes it over, so that
-- nothing asks for it again.
alter table account add column birth_date date;
