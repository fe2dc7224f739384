-- Versions of the terms of service and of the privacy policy. Without a row Quad's own text counts.
create table legal_version (
  kind text not null check (kind in ('terms', 'privacy')),
  number integer not null check (number > 0),
  -- Quad's own text: visitors get it in their language while it counts; the body is how it read then.
  is_quad boolean not null,
  body text not null,
  what_changed text,
  -- The day as it is shown, and the instant from which it counts.
  counts_from date not null,
  counts_at timestamptz not null,
  -- Null, with its author: what counted before anything was published.
  published_at timestamptz,
  published_by uuid references account (id) on delete set null,
  primary key (kind, number)
);

create index legal_version_published_by on legal_version (published_by);

-- What was published stays as it was: people have agreed to it.
create function keep_legal_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.published_by is null
    and to_jsonb(new) - 'published_by' = to_jsonb(old) - 'published_by' then
    return new;
  end if;
  raise exception 'A published version stays as it is.' using errcode = '55000';
end
$$;

create trigger keep_legal_version before update or delete on legal_version
  for each row execute function keep_legal_version();

-- Pages that are kept are drawn again; the event does not repeat the text.
create trigger record_change after insert on legal_version
  for each row execute function record_change('LegalVersion', 'body');

-- Which version counted at an instant: the one that someone agreed to who agreed then. Null: Quad's
-- own text, of which no version was kept yet.
create function legal_version_at(text_kind text, instant timestamptz) returns integer
  language sql stable
as $$
  select number from legal_version where kind = text_kind and counts_at <= instant
  order by number desc limit 1
$$;

-- The text that an admin is writing. Its revision goes up with each change, publishing included, so
-- that no one saves over what they have not seen.
create table legal_draft (
  kind text primary key check (kind in ('terms', 'privacy')),
  -- Null: published or discarded.
  body text,
  revision integer not null,
  saved_at timestamptz not null,
  saved_by uuid references account (id) on delete set null
);

create index legal_draft_saved_by on legal_draft (saved_by);
