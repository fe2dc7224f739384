-- People without privacy switches (guests, parents, counselors) leave reminders by the link in each:
-- a further scope. Which ones there are is the program's to say from here on, for a check that names
-- more would be another rule to processes of the release before.
alter table mail_suppression drop constraint mail_suppression_scope_check;
alter table unsubscribe_link drop constraint unsubscribe_link_scope_check;
