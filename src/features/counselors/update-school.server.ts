import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { WriteHook } from '../../platform/graphql/write-hook.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { conflict } from '../../platform/model/refusal.ts';
import { schoolRefusals as messages } from './school-refusals.messages.ts';

/**
 * `updateCounselorSchool` protects what someone has verified: once a counselor is confirmed at a
 * school, the person who entered it cannot change its name or city. Admins can, and the street is
 * always editable.
 */
export const updateSchool: WriteHook = {
  entityName: 'CounselorSchool',
  verb: 'update',
  write(write, { services: { writer } }) {
    const { id } = write.input;
    if (write.viewer.role === 'ADMINS' || typeof id !== 'string' || !isUuid(id))
      return writer.update(write);
    return writer.change(async (tx) => {
      const isConfirmed = await hasConfirmed(tx, id);
      const before = await identity(tx, id);
      // Refusing here reveals nothing about who is confirmed.
      const row = await writer.update(write, tx);
      if (isConfirmed && (await identity(tx, id)) !== before)
        throw conflict(apiSentence(messages.confirmed));
      return row;
    });
  },
};

/** Whether the school is the caller's own and has no confirmed counselor: they may rename it. */
export async function mayRenameSchool(tx: Queryable, accountId: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from counselor c join counselor_school s on s.id = c.counselor_school_id
     where c.user_id = $1 and s.owner = $1 and not exists (
       select from counselor o where o.counselor_school_id = s.id and o.confirmed_at is not null)`,
    [accountId],
  );
  return rows.length > 0;
}

/** Whether someone is confirmed at a school; locked until the transaction ends. */
async function hasConfirmed(tx: Queryable, schoolId: string): Promise<boolean> {
  const rows = await readRows(tx, { confirmed: 'boolean' })(
    `select confirmed_at is not null as confirmed from counselor
     where counselor_school_id = $1 order by id for share`,
    [schoolId],
  );
  return rows.some(({ confirmed }) => confirmed);
}

/** The fields that identify a school. */
async function identity(tx: Queryable, id: string): Promise<string | undefined> {
  const rows = await readRows(tx, { known: 'text' })(
    `select json_build_array(name, city, state, country)::text as known from counselor_school
     where id = $1 for no key update`,
    [id],
  );
  return rows[0]?.known;
}
