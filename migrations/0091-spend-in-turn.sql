-- A request that counts for an address and for a recipient costs one statement, and one commit.

-- Spends one point of each budget in turn, up to the first that refuses, and returns that one, else
-- the last. A budget begins anew at `until` once its time has passed `at`.
create function spend_in_turn(
  keys bytea[], points integer[], until timestamptz[], at timestamptz,
  out allowed boolean, out again_at timestamptz
)
  language plpgsql
as $$
begin
  for i in 1 .. cardinality(keys) loop
    insert into limit_counter as c (key, spent, resets_at) values (keys[i], 1, until[i])
    on conflict (key) do update set
      spent = case when c.resets_at <= at then 1 else least(c.spent, points[i]) + 1 end,
      resets_at = case when c.resets_at <= at then until[i] else c.resets_at end
    returning c.spent <= points[i], c.resets_at into allowed, again_at;
    exit when not allowed;
  end loop;
end
$$;
