-- What an account may do hangs on its role records: sockets that are open must notice when one is
-- made, confirmed or ended.
create trigger record_viewer_change after insert or update or delete on college_rep
  for each row execute function record_viewer_change('user_id');
create trigger record_viewer_change after insert or update or delete on counselor
  for each row execute function record_viewer_change('user_id');
create trigger record_viewer_change after insert or update or delete on parent
  for each row execute function record_viewer_change('user_id');

-- A college that leaves its draft approves its reps, too.
create function record_viewers_of_college() returns trigger language plpgsql as $$
begin
  insert into event (topic, kind, body)
  select 'viewer', 'updated', jsonb_build_object('accountId', r.user_id)
  from college_rep r where r.college_id = new.id and r.user_id is not null;
  return null;
end
$$;

create trigger record_viewers_of_college after update of status on college
  for each row when (old.status is distinct from new.status)
  execute function record_viewers_of_college();
