alter table fair_attendee add column locale text;
