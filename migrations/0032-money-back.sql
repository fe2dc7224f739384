-- When an exhibitor who withdrew had his money back, as an admin has written down.
alter table exhibitor_registration add column money_back_at timestamptz;

update exhibitor_registration r set money_back_at = r.withdrawn_at
from fair_exhibitor e
where e.id = r.exhibitor_id and r.withdrawn_at is not null and e.payment_status = 'refunded';
