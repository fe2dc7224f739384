-- A link may also sign in whoever finds it in the mailbox it was sent to.
alter table link_token drop constraint link_token_purpose_check;
alter table link_token add constraint link_token_purpose_check check (purpose in (
  'rep-invitation', 'parent-invitation', 'student-invitation', 'counselor-confirmation', 'claim',
  'sign-in'
));

-- Registrations of one fair are counted, and one of an address looked for.
create index fair_attendee_fair_email on fair_attendee (fair_id, lower(email));
