-- The audit log is read by time, newest first.
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_kind on audit_entry (subject, at desc, id desc);
