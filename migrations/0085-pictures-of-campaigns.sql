-- Pictures of email campaigns: since when no draft, template or campaign shows one. Null: it is shown, or
-- no one has looked yet.
alter table file add column unused_since timestamptz;
