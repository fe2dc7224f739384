import type { Arrival } from '../accounts/account-parts.server.ts';

/** All registrations of an address belong to the account of who has shown that it is his. */
export const attachRegistrations: Arrival = async (tx, world, accountId, email) => {
  await tx.query(
    `update fair_attendee set user_id = $1, owner = $1, updated_at = $3
     where lower(email) = $2 and (user_id is distinct from $1 or owner is distinct from $1)`,
    [accountId, email, world.now()],
  );
};
