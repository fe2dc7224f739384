-- The entry that a mail puts into its reader's calendar, changes there or takes out: method and content.
-- It goes the way of the mail's text: it does not stay when the mail has come to its end.
alter table mail add column calendar jsonb;
