import type { PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { WriteHook } from '../../../platform/graphql/write-hook.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { Write } from '../../../platform/store/writer.server.ts';
import { freeSlug } from './give-slug.server.ts';
import { refuseListed } from './keep-apart.server.ts';
import { keepIdentity } from './keep-identity.server.ts';

/**
 * `createCollege` rejects a second college with the name and state of an approved one. A college
 * entered by an admin is published at once and gets the address of its page.
 */
export const createCollege: WriteHook<PeopleServices> = {
  entityName: 'College',
  verb: 'create',
  write(write, { services: { writer } }) {
    if (write.viewer.role === 'ADMINS')
      return writer.change(async (tx) => writer.create(await withSlug(tx, write), tx));
    return writer.change(async (tx) => {
      const row = await writer.create(write, tx);
      await refuseListed(tx, String(row['id']));
      return row;
    });
  },
};

/**
 * `updateCollege` lets only admins change what identifies a college of the federal list, and lets
 * no other one pass for it.
 */
export const updateCollege: WriteHook<PeopleServices> = {
  entityName: 'College',
  verb: 'update',
  write(write, { services: { writer } }) {
    const { id } = write.input;
    if (write.viewer.role === 'ADMINS' || typeof id !== 'string' || !isUuid(id))
      return writer.update(write);
    return writer.change((tx) => keepIdentity(tx, id, () => writer.update(write, tx)));
  },
};

/** An admin's college with a generated page address, unless the admin provides one. */
async function withSlug(tx: Queryable, write: Write): Promise<Write> {
  const { name, city, state, slug } = write.input;
  if (typeof name !== 'string' || typeof city !== 'string' || typeof state !== 'string')
    return write;
  if (slug !== undefined && slug !== null) return write;
  return { ...write, input: { ...write.input, slug: await freeSlug(tx, { name, city, state }) } };
}
