-- Emails to many that are being written, and texts to start from. A draft that is sent becomes the
-- campaign of the same id. See src/campaigns/editor.
create table campaign_draft (
  id uuid primary key,
  -- Empty: not chosen yet.
  audience text not null default '',
  subject text not null default '',
  preheader text not null default '',
  html text not null default '',
  -- The plain text where one was written by hand; absent: it is made from the HTML.
  plain_text text,
  -- Counts the times it was saved, so that two windows do not overwrite each other.
  version int not null default 1,
  created_by uuid references account (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index campaign_draft_created_by on campaign_draft (created_by);

create table campaign_template (
  id uuid primary key,
  name text not null,
  subject text not null,
  preheader text not null,
  html text not null,
  created_by uuid references account (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index campaign_template_name on campaign_template (lower(name));
create index campaign_template_created_by on campaign_template (created_by);

alter table campaign
  -- The line that mail programs show after the subject; absent: the beginning of the text.
  add column preheader text,
  -- How many left by a link in this email, counted when they do.
  add column unsubscribed int not null default 0;
