-- A fair that nobody may see yet does not show through its webinar either.
create or replace function public_webinar_links(w fair_webinar) returns jsonb language sql stable as $$
  select jsonb_object_agg(session, jsonb_build_object('join', '/fair-' || f.slug || '/join/' || session))
  from fair f, jsonb_object_keys(coalesce(w.webinar_links, '{}')) as session
  where f.id = w.fair_id and f.published_at is not null and w.webinar_status <> 'draft'
$$;

create or replace function public_recording_links(w fair_webinar) returns jsonb language sql stable as $$
  select w.recording_links from fair f
  where f.id = w.fair_id and f.published_at is not null and w.webinar_status = 'published'
$$;

create or replace function public_webinar_details(w fair_webinar) returns jsonb language sql stable as $$
  select jsonb_build_object('sessions', coalesce(
    (select jsonb_agg(session - 'host' - 'notes' order by place)
     from jsonb_array_elements(w.details -> 'sessions') with ordinality as listed(session, place)),
    '[]'))
  from fair f
  where f.id = w.fair_id and f.published_at is not null and w.webinar_status <> 'draft'
$$;
