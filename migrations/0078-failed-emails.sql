-- Admins look at emails that failed, and at those of which no one knows whether they arrived.
create index mail_failed on mail (ended_at) where status in ('failed', 'unknown');
