create table college (
  id uuid primary key,
  name text not null,
  name_lower text not null,
  booth_url text,
  address1 text not null,
  address2 text,
  city text not null,
  state text not null,
  country text,
  postal_code text not null,
  setup_step integer not null default 0,
  fair_credits integer,
  unit_id integer,
  slug text,
  status text not null default 'draft',
  domain text,
  description text,
  logo text,
  latitude double precision,
  longitude double precision,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index college_unit_id_key on college (unit_id);
create unique index college_slug_key on college (slug);
create index college_name_lower_idx on college (name_lower text_pattern_ops);
create index college_owner_idx on college (owner);
create trigger record_change after insert or update or delete on college
  for each row execute function record_change('College');

create table college_payment (
  id uuid primary key,
  college_id uuid not null references college on delete restrict,
  payment_type text not null,
  payment_data jsonb,
  payment_status text not null default 'pending',
  fair_ids text[] not null,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create index college_payment_college_id_idx on college_payment (college_id);
create index college_payment_owner_idx on college_payment (owner);
create trigger record_change after insert or update or delete on college_payment
  for each row execute function record_change('CollegePayment');

create table college_profile (
  id uuid primary key,
  college_id uuid not null references college on delete cascade,
  majors text[] not null,
  accredited_majors text[],
  campus_size text[] not null,
  campus_setting text[] not null,
  college_type text[] not null,
  apply_url text,
  online_course_pct integer,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index college_profile_college_id_key on college_profile (college_id);
create index college_profile_owner_idx on college_profile (owner);
create trigger record_change after insert or update or delete on college_profile
  for each row execute function record_change('CollegeProfile');

create table college_rep (
  id uuid primary key,
  college_id uuid not null references college on delete cascade,
  first_name text not null,
  last_name text not null,
  user_id uuid,
  phone text,
  email text not null,
  contact_visible boolean not null default false,
  confirmed_at timestamptz,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index college_rep_user_id_key on college_rep (user_id);
create index college_rep_college_id_idx on college_rep (college_id);
create index college_rep_owner_idx on college_rep (owner);
create trigger record_change after insert or update or delete on college_rep
  for each row execute function record_change('CollegeRep');

create table counselor_school (
  id uuid primary key,
  name text not null,
  name_lower text not null,
  address1 text,
  address2 text,
  city text not null,
  state text not null,
  country text,
  postal_code text,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create index counselor_school_name_lower_idx on counselor_school (name_lower text_pattern_ops);
create index counselor_school_owner_idx on counselor_school (owner);
create trigger record_change after insert or update or delete on counselor_school
  for each row execute function record_change('CounselorSchool');

create table counselor (
  id uuid primary key,
  counselor_school_id uuid not null references counselor_school on delete restrict,
  first_name text not null,
  last_name text not null,
  user_id uuid,
  phone text,
  email text not null,
  contact_visible boolean not null default false,
  confirmed_at timestamptz,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index counselor_user_id_key on counselor (user_id);
create index counselor_counselor_school_id_idx on counselor (counselor_school_id);
create index counselor_owner_idx on counselor (owner);
create trigger record_change after insert or update or delete on counselor
  for each row execute function record_change('Counselor');

create table fair (
  id uuid primary key,
  name text not null,
  slug text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  exhibitor_deadline timestamptz not null,
  fair_type text not null,
  time_zone text not null default 'America/New_York',
  published_at timestamptz,
  cancelled_at timestamptz,
  registration_opens_at timestamptz,
  capacity integer,
  price integer,
  description text,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index fair_slug_key on fair (slug);
create trigger record_change after insert or update or delete on fair
  for each row execute function record_change('Fair');

create table fair_attendee (
  id uuid primary key,
  fair_id uuid not null references fair on delete cascade,
  attendee_type text not null,
  dob date,
  parent_relationship text,
  parent_first_name text,
  parent_last_name text,
  school_name text,
  school_grade text,
  college_start text,
  demographics jsonb,
  majors text[],
  gpa_score double precision,
  gpa_scale double precision,
  sat_score integer,
  act_score integer,
  title text,
  counselor_type text,
  counselor_type_other text,
  first_name text not null,
  last_name text not null,
  address1 text,
  address2 text,
  city text,
  state text,
  country text,
  postal_code text,
  phone text,
  email text not null,
  consent boolean not null,
  attending integer[],
  recording jsonb,
  user_id uuid,
  college_id uuid references college on delete set null,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create index fair_attendee_fair_id_idx on fair_attendee (fair_id);
create index fair_attendee_user_id_idx on fair_attendee (user_id);
create index fair_attendee_college_id_idx on fair_attendee (college_id);
create index fair_attendee_owner_idx on fair_attendee (owner);
create trigger record_change after insert or update or delete on fair_attendee
  for each row execute function record_change('FairAttendee');

create table fair_booth (
  id uuid primary key,
  college_id uuid not null references college on delete cascade,
  fair_id uuid not null references fair on delete cascade,
  booth_ready boolean not null default false,
  booth_sent boolean not null default false,
  chat_ready boolean not null default false,
  paid boolean not null default false,
  questions_answered boolean not null default false,
  leads_sent boolean not null default false,
  video boolean not null default false,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index fair_booth_college_id_fair_id_key on fair_booth (college_id, fair_id);
create index fair_booth_fair_id_idx on fair_booth (fair_id);
create index fair_booth_owner_idx on fair_booth (owner);
create trigger record_change after insert or update or delete on fair_booth
  for each row execute function record_change('FairBooth');

create table fair_exhibitor (
  id uuid primary key,
  fair_id uuid not null references fair on delete cascade,
  name text not null,
  name_lower text not null,
  address1 text not null,
  address2 text,
  city text not null,
  state text not null,
  country text,
  postal_code text not null,
  primary_contact_first_name text not null,
  primary_contact_last_name text not null,
  primary_contact_phone text not null,
  primary_contact_email text not null,
  primary_contact_title text,
  primary_contact_attending_fair boolean not null,
  secondary_contact_first_name text,
  secondary_contact_last_name text,
  secondary_contact_phone text,
  secondary_contact_email text,
  secondary_contact_title text,
  secondary_contact_attending_fair boolean,
  consent boolean not null,
  payment_type text not null,
  payment_data jsonb,
  payment_status text not null default 'pending',
  time_slots integer[],
  time_slot_notes text[],
  user_id uuid,
  college_id uuid references college on delete set null,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create index fair_exhibitor_fair_id_idx on fair_exhibitor (fair_id);
create index fair_exhibitor_name_lower_idx on fair_exhibitor (name_lower text_pattern_ops);
create index fair_exhibitor_user_id_idx on fair_exhibitor (user_id);
create index fair_exhibitor_college_id_idx on fair_exhibitor (college_id);
create index fair_exhibitor_owner_idx on fair_exhibitor (owner);
create trigger record_change after insert or update or delete on fair_exhibitor
  for each row execute function record_change('FairExhibitor');

create table fair_webinar (
  id uuid primary key,
  fair_id uuid not null references fair on delete cascade,
  details jsonb not null default '{"sessions":[]}',
  recording_links jsonb,
  webinar_status text not null default 'draft',
  webinar_links jsonb,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index fair_webinar_fair_id_key on fair_webinar (fair_id);
create trigger record_change after insert or update or delete on fair_webinar
  for each row execute function record_change('FairWebinar');

create table student (
  id uuid primary key,
  dob date not null,
  first_name text not null,
  last_name text not null,
  address1 text,
  address2 text,
  city text,
  state text,
  country text,
  postal_code text,
  phone text,
  email text not null,
  current_school text,
  entry_date text,
  user_id uuid,
  gender text,
  setup_step integer not null default 0,
  deleted boolean not null default false,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index student_user_id_key on student (user_id);
create index student_owner_idx on student (owner);
create trigger record_change after insert or update or delete on student
  for each row execute function record_change('Student');

create table parent (
  id uuid primary key,
  student_id uuid references student on delete cascade,
  first_name text not null,
  last_name text not null,
  phone text,
  email text not null,
  user_id uuid,
  student_relationship text,
  deleted boolean not null default false,
  confirmed_at timestamptz,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index parent_user_id_student_id_key on parent (user_id, student_id);
create index parent_student_id_idx on parent (student_id);
create index parent_owner_idx on parent (owner);
create trigger record_change after insert or update or delete on parent
  for each row execute function record_change('Parent');

create table student_college_preferences (
  id uuid primary key,
  student_id uuid not null references student on delete cascade,
  majors text[] not null default '{}',
  campus_size text[] not null default '{}',
  campus_setting text[] not null default '{}',
  college_type text[] not null default '{}',
  online_course_pct integer,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index student_college_preferences_student_id_key on student_college_preferences (student_id);
create index student_college_preferences_owner_idx on student_college_preferences (owner);
create trigger record_change after insert or update or delete on student_college_preferences
  for each row execute function record_change('StudentCollegePreferences');

create table student_privacy_settings (
  id uuid primary key,
  student_id uuid not null references student on delete cascade,
  subscribed_fair_reminders boolean not null,
  message_notifications boolean not null,
  all_fair_reminders boolean not null,
  subscribed_chat_reminders boolean not null,
  subscribed_webinar_reminders boolean not null,
  share_attendee_info boolean not null,
  owner uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create unique index student_privacy_settings_student_id_key on student_privacy_settings (student_id);
create index student_privacy_settings_owner_idx on student_privacy_settings (owner);
create trigger record_change after insert or update or delete on student_privacy_settings
  for each row execute function record_change('StudentPrivacySettings');
