-- The same rule as before, in a new sentence: an account whose college is still a draft adds no second one.
create or replace function refuse_second_draft() returns trigger
  language plpgsql
as $$
begin
  perform from account where id = new.owner and user_type = 'college' for no key update;
  if found and exists (select from college where owner = new.owner and status = 'draft') then
    raise exception 'You’ve already added a college. It’s waiting for approval.'
      using errcode = 'check_violation', table = 'college', column = 'name';
  end if;
  return new;
end
$$;
