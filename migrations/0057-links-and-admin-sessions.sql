-- Links of sessions from before they were normalized: as in 0053, what misleads leads nowhere now. There
-- it was done for the addresses of recordings; here for their pictures and captions, and for where people
-- and hosts join.
create function pg_temp.session_link_misleads(link text) returns boolean
  language sql immutable
as $$ select link !~ '^/[^/\\]' and (
  link ~ '[\s\\\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
  or link !~* '^https?://([^\s/?#@:.]+\.)+[^\s/?#@:.]*[^\s/?#@:.\d][^\s/?#@:.]*\.?(:\d+)?([/?#]|$)') $$;

-- The links of one session without those that mislead; none where one of them is what it cannot lack.
create function pg_temp.without_misleading(links jsonb, needed text) returns jsonb
  language sql immutable
as $$
  select coalesce(jsonb_object_agg(session, kept), '{}')
  from jsonb_each(links) as s(session, entry), lateral (
    select jsonb_object_agg(key, value) as kept from jsonb_each(entry)
    where key not in ('join', 'host', 'url', 'posterUrl', 'captionsUrl')
      or not pg_temp.session_link_misleads(value #>> '{}')) as k
  where kept ? needed
$$;

update fair_webinar set webinar_links = pg_temp.without_misleading(webinar_links, 'join')
where webinar_links is distinct from pg_temp.without_misleading(webinar_links, 'join')
  and webinar_links is not null;
update fair_webinar set recording_links = pg_temp.without_misleading(recording_links, 'url')
where recording_links is distinct from pg_temp.without_misleading(recording_links, 'url')
  and recording_links is not null;

drop function pg_temp.without_misleading(jsonb, text);
drop function pg_temp.session_link_misleads(text);

-- Admins' sessions from before they were shortened end like later ones: two days after they were last
-- renewed, seven after they began.
update session s set expires_at =
  least(s.expires_at, s.updated_at + interval '2 days', s.created_at + interval '7 days')
from account a
where a.id = s.account_id and a.user_type in ('admin', 'admin6x6');
