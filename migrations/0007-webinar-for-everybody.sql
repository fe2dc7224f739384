-- What people who do not organise a fair read of its webinar: the addresses of our own door instead
-- of the picture's, no hosts, no notes, and recordings only once they are out.
create function public_webinar_links(w fair_webinar) returns jsonb language sql stable as $$
  select jsonb_object_agg(session, jsonb_build_object('join', '/fair-' || f.slug || '/join/' || session))
  from fair f, jsonb_object_keys(coalesce(w.webinar_links, '{}')) as session
  where f.id = w.fair_id and w.webinar_status <> 'draft'
$$;

create function public_recording_links(w fair_webinar) returns jsonb language sql stable as $$
  select case when w.webinar_status = 'published' then w.recording_links end
$$;

create function public_webinar_details(w fair_webinar) returns jsonb language sql stable as $$
  select case when w.webinar_status = 'draft' then null else
    jsonb_build_object('sessions', coalesce(
      (select jsonb_agg(session - 'host' - 'notes' order by place)
       from jsonb_array_elements(w.details -> 'sessions') with ordinality as listed(session, place)),
      '[]'))
  end
$$;
