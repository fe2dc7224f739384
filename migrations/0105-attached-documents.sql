-- Documents of the booth that a rep attaches to an answer: [{ "id": …, "name": … }], with the name each
-- had then. No foreign key: the message stays when the college takes a document away.
alter table booth_message add column documents jsonb check (jsonb_typeof(documents) = 'array');
alter table thread_message add column documents jsonb check (jsonb_typeof(documents) = 'array');
