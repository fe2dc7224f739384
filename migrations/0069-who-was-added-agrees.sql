-- As in 0045; but who was registered by the organizer, without having agreed, is asked on the page.
create or replace function link_confirms_registration() returns trigger
  language plpgsql
as $$
declare
  mine uuid;
begin
  for mine in
    select t.id from fair_attendee t join fair f on f.id = t.fair_id
    where f.slug = new.payload ->> 'fair' and lower(t.email) = new.address
      and t.confirmed_at is null and t.consent and t.created_at <= new.created_at
    order by t.id
  loop
    if claim_seat(mine, new.redeemed_at) is null then
      update fair_attendee set confirmed_at = new.redeemed_at,
        updated_at = greatest(updated_at, new.redeemed_at)
      where id = mine and confirmed_at is null;
    end if;
  end loop;
  return null;
end
$$;
