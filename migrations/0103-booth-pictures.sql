-- What is said of the pictures of booths, and their order. Visitors see those that have a description.
create table booth_picture (
  file_id uuid primary key references file on delete cascade,
  booth_id uuid not null references fair_booth on delete cascade,
  place integer not null,
  -- What it shows, for people who don't see it.
  alt text not null check (alt <> ''),
  caption text not null default '',
  changed_at timestamptz not null
);
create index booth_picture_booth on booth_picture (booth_id);

-- Like the files themselves, what is said of them carries over until a rep changes it at the other booth.
create function booth_pictures_carry() returns trigger
  language plpgsql
as $$
begin
  if coalesce(current_setting('quad.carries', true), '') = 'on' then
    return null;
  end if;
  delete from booth_begun where id = new.booth_id;
  perform copy_booth_files(new.booth_id, y.id, new.changed_at)
  from fair_booth x join fair_booth y on y.college_id = x.college_id and not y.booth_sent
    join booth_begun n on n.id = y.id
  where x.id = new.booth_id and booth_source(x.college_id, y.id) = x.id;
  return null;
end
$$;
create trigger booth_pictures_carry after insert or update on booth_picture
  for each row execute function booth_pictures_carry();
