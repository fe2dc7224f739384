import type { PeopleServices } from '../accounts/people-services.ts';
import type { WriteDoor } from '../platform/graphql/write-door.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { refuseListed } from './keep-apart.server.ts';
import { keepIdentity } from './keep-identity.server.ts';

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

/**
 * `updateCollege` leaves to the admins what a college of the federal list is known by, and lets no other
 * one pass for it.
 */
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
