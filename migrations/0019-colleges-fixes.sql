-- Eleven colleges of the federal file give no street or no ZIP code: that is nothing, not an empty text.
alter table college alter column address1 drop not null, alter column postal_code drop not null;
update college set address1 = nullif(address1, ''), postal_code = nullif(postal_code, '')
where address1 = '' or postal_code = '';
update college_import set values = values
  || case when values -> 'address1' = '""' then '{"address1": null}'::jsonb else '{}' end
  || case when values -> 'postalCode' = '""' then '{"postalCode": null}'::jsonb else '{}' end
where values -> 'address1' = '""' or values -> 'postalCode' = '""';

-- One account brings one college: while its draft waits for approval it makes no second one. Two calls
-- at once stand in line at the account.
create function refuse_second_draft() returns trigger
  language plpgsql
as $$
begin
  perform from account where id = new.owner and user_type = 'college' for no key update;
  if found and exists (select from college where owner = new.owner and status = 'draft') then
    raise exception 'You have entered a college already. It waits for approval.'
      using errcode = 'check_violation', table = 'college', column = 'name';
  end if;
  return new;
end
$$;

create trigger refuse_second_draft before insert on college
  for each row when (new.owner is not null and new.status = 'draft')
  execute function refuse_second_draft();
