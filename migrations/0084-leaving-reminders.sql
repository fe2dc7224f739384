-- People without privacy switches (guests, parents, counselors) leave reminders by the link in each.
alter table mail_suppression drop constraint mail_suppression_scope_check;
alter table mail_suppression add constraint mail_suppression_scope_check check (
  scope in ('all', 'campaigns', 'attendees', 'exhibitors', 'classes', 'reminders')
);
alter table unsubscribe_link drop constraint unsubscribe_link_scope_check;
alter table unsubscribe_link add constraint unsubscribe_link_scope_check check (
  scope in ('campaigns', 'attendees', 'exhibitors', 'classes', 'reminders')
);
