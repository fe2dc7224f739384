-- Until someone has confirmed a counselor, the email of the record is that of the account: what was
-- typed before that rule came is not shown to whoever confirms.
update counselor o set email = a.email
from account a
where a.id = o.user_id and a.email_verified and a.deleted_at is null
  and o.confirmed_at is null and lower(o.email) <> lower(a.email);
