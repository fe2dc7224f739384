-- Tables of attendees are sorted by name and searched in at every fair, also one of 100,000.
create index fair_attendee_by_name on fair_attendee
  (fair_id, lower(last_name || ' ' || first_name) nulls first, id);
create index fair_attendee_by_day on fair_attendee (fair_id, created_at nulls first, id);
create index fair_attendee_words on fair_attendee using gin
  (lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(school_name, ''))
    gin_trgm_ops);
