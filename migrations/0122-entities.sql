alter table fair_attendee add column time_zone text;
