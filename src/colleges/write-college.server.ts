import type { PeopleServices } from '../accounts/people-services.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { WriteDoor } from '../platform/graphql/write-door.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { badInput } from '../platform/model/refusal.ts';
import { keepIdentity } from './keep-identity.server.ts';
import { setupProblems } from './setup-problems.words.ts';

/** `createCollege` enters no second college of the name and state of one that is approved. */
export const createCollege: WriteDoor<PeopleServices> = {
  noun: 'College',
  verb: 'create',
  write(write, { services: { writer } }) {
    if (write.viewer.role === 'ADMINS') return writer.create(write);
    return writer.change(async (tx) => {
      const row = await writer.create(write, tx);
      await refuseListed(tx, String(row['id']));
      return row;
    });
  },
};

/** `updateCollege` leaves to the admins what a college of the federal list is known by. */
export const updateCollege: WriteDoor<PeopleServices> = {
  noun: 'College',
  verb: 'update',
  write(write, { services: { writer } }) {
    const { id } = write.input;
    if (write.viewer.role === 'ADMINS' || typeof id !== 'string' || !isUuid(id))
      return writer.update(write);
    return writer.change((tx) => keepIdentity(tx, id, () => writer.update(write, tx)));
  },
};

/** @throws Refusal BAD_USER_INPUT */
async function refuseListed(tx: Queryable, id: string): Promise<void> {
  const { rowCount } = await tx.query(
    `select from college made join college listed
       on listed.name_lower = made.name_lower and lower(listed.state) = lower(made.state)
     where made.id = $1 and listed.id <> made.id and listed.status = 'active' limit 1`,
    [id],
  );
  if (rowCount) throw badInput({ name: apiSentence(setupProblems.isListed) });
}
