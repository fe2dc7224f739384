import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import { sharedRead } from '../../platform/database/shared-read.server.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { badInput, conflict, notFound } from '../../platform/model/refusal.ts';
import { savedCollegesMessages as messages } from './my-colleges/saved-colleges.messages.ts';
import type { CollegeDirectory } from './college-directory.server.ts';
import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

const savedCollegeRow = row({
  collegeId: 'text',
  /** Also for a college that has left the directory. */
  name: 'text',
  savedAt: 'timestamp',
  /** The published fair at which it was saved. */
  fair: nullable(jsonOf<{ readonly id: string; readonly name: string; readonly slug: string }>()),
});

/** A saved college. */
export type SavedCollege = RowOf<typeof savedCollegeRow>;

interface Saving {
  readonly accountId: string;
  readonly collegeId: string;
  readonly fairId: string | null;
  readonly at: Date;
}

/** The maximum of any list. */
const most = 400;

/**
 * Saves a college to an account's list. Saving again changes nothing, except that a missing fair is
 * added. The college learns nothing of it.
 *
 * @throws Refusal NOT_FOUND for a college that is not open, BAD_USER_INPUT for a fair that is not
 *   public, CONFLICT when the list is full
 */
export async function saveCollegeOf(tx: Queryable, saving: Saving): Promise<SavedCollege> {
  const { accountId, collegeId, fairId, at } = saving;
  // Two concurrent calls must not both take the last free slot.
  await tx.query('select from account where id = $1 for no key update', [accountId]);
  await checkPlace(tx, saving);
  if (fairId !== null) await checkFair(tx, fairId);
  await tx.query(
    `insert into saved_college (account_id, college_id, fair_id, saved_at) values ($1, $2, $3, $4)
     on conflict (account_id, college_id) do update set fair_id = excluded.fair_id
       where saved_college.fair_id is null and excluded.fair_id is not null`,
    [accountId, collegeId, fairId, at],
  );
  const [saved] = await savedCollegesOf(tx, accountId, collegeId);
  if (!saved) throw notFound(apiSentence(messages.noCollege));
  return saved;
}

/** Removes a college from an account's list; returns whether it was in it. */
export async function unsaveCollegeOf(
  tx: Queryable,
  accountId: string,
  collegeId: string,
): Promise<boolean> {
  if (!isUuid(collegeId)) return false;
  const { rows } = await tx.query(
    'delete from saved_college where account_id = $1 and college_id = $2 returning college_id',
    [accountId, collegeId],
  );
  return rows.length > 0;
}

const readSaved = sharedRead(savedCollegeRow, {
  name: 'saved-colleges',
  types: ['uuid', 'uuid'],
  text: `select s.college_id as "collegeId", c.name, s.saved_at as "savedAt",
       case when f.published_at is not null
         then json_build_object('id', f.id, 'name', f.name, 'slug', f.slug) end as fair
     from saved_college s join college c on c.id = s.college_id left join fair f on f.id = s.fair_id
     where s.account_id = $1 and ($2::uuid is null or s.college_id = $2)
     order by s.saved_at desc, s.college_id`,
});

/** The list of an account, last saved first; only one college when it is named. */
export const savedCollegesOf = (
  on: Queryable,
  accountId: string,
  collegeId: string | null = null,
): Promise<readonly SavedCollege[]> => readSaved(on, [accountId, collegeId]);

const readSavedIds = sharedRead(
  { id: 'text' },
  {
    name: 'saved-ids',
    types: ['uuid'],
    text: 'select college_id as id from saved_college where account_id = $1',
  },
);

/** The ids of the colleges an account has saved. */
export async function savedIdsOf(tx: Queryable, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await readSavedIds(tx, [accountId]);
  return new Set(rows.map(({ id }) => id));
}

async function checkPlace(tx: Queryable, { accountId, collegeId }: Saving): Promise<void> {
  const [found] = isUuid(collegeId)
    ? await readRows(tx, { taken: 'number', known: 'boolean', open: 'boolean' })(
        `select (select count(*)::int from saved_college where account_id = $1) as taken,
           exists (select from saved_college where account_id = $1 and college_id = $2) as known,
           exists (select from college where id = $2 and status = 'active') as open`,
        [accountId, collegeId],
      )
    : [];
  if (!found || (!found.open && !found.known)) throw notFound(apiSentence(messages.noCollege));
  if (!found.known && found.taken >= most) throw conflict(apiSentence(messages.full, { most }));
}

async function checkFair(tx: Queryable, fairId: string): Promise<void> {
  const { rows } = isUuid(fairId)
    ? await tx.query('select from fair where id = $1 and published_at is not null', [fairId])
    : { rows: [] };
  if (rows.length === 0) throw badInput({ fairId: apiSentence(messages.noFair) });
}

/** Saved colleges with their public data; null for those that have left the directory. */
export async function withCards(directory: CollegeDirectory, list: readonly SavedCollege[]) {
  const cards = await directory.cards(list.map(({ collegeId }) => collegeId));
  return list.map((saved) => ({ ...saved, college: cards.get(saved.collegeId) ?? null }));
}

/** Someone's saved colleges. */
export const savedCollegeData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      saved_college: `select s.college_id, c.name as college, f.name as fair, s.saved_at
        from saved_college s join college c on c.id = s.college_id
        left join fair f on f.id = s.fair_id, whose where s.account_id = whose.id
        order by s.saved_at`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from saved_college where account_id = $1', [accountId]);
  },
};
