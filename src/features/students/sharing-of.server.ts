import type { Queryable } from '../../platform/database/queryable.ts';
import { arrayOf, readRows, textOf } from '../../platform/database/read-rows.ts';
import { sharingGroups, type SharingGroup, type SharingTopic } from './sharing-choices.ts';

/** What a student shares with a college now. */
export interface Sharing {
  /** False: the student was never asked, or never answered. */
  readonly isAnswered: boolean;
  readonly groups: readonly SharingGroup[];
  /** Whether the college may send text messages. */
  readonly texts: boolean;
}

/** What a student who was never asked shares. */
export const nothingShared: Sharing = { isAnswered: false, groups: [], texts: false };

/**
 * What an account shares with colleges at this moment, by college; those to which it has never
 * answered are left out.
 */
export async function sharingOf(
  tx: Queryable,
  accountId: string,
  collegeIds: readonly string[],
): Promise<ReadonlyMap<string, Sharing>> {
  const rows = await readRows(tx, { collegeId: 'text', topics: arrayOf(textOf<SharingTopic>()) })(
    `select s.college_id as "collegeId",
       coalesce(array_agg(n.topic) filter (where n.outcome = 'given'), '{}') as topics
     from sharing s join sharing_now n on n.sharing_id = s.id
     where s.account_id = $1 and s.college_id = any($2::uuid[])
     group by s.id`,
    [accountId, collegeIds],
  );
  return new Map(rows.map(({ collegeId, topics }) => [collegeId, sharingIn(topics)]));
}

/** Groups and leave for text messages, told apart. */
export const sharingIn = (topics: readonly SharingTopic[]): Sharing => ({
  isAnswered: true,
  groups: sharingGroups.filter((group) => topics.includes(group)),
  texts: topics.includes('texts'),
});
