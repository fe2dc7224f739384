-- Whether the question that a student said yes to named the sessions they come to. Those who agreed
-- before said yes to their counselor learning that they registered and came.
alter table class_member add column may_see_sessions boolean not null default false;
