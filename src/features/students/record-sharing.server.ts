import { lockAccount } from '../accounts/lock-account.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, textOf } from '../../platform/database/read-rows.ts';
import { conflict } from '../../platform/model/refusal.ts';
import { isOldEnough, tooYoungMessage } from '../../platform/model/minimum-age.ts';
import type { World } from '../../platform/world.ts';
import { ownStudent } from './student-record/own-student.server.ts';
import type { SharingAction, SharingTopic } from './sharing-choices.ts';
import type { SharingWording } from './sharing-wordings.ts';

/** What a student has answered to a college. */
export interface SharingAnswer {
  readonly accountId: string;
  readonly collegeId: string;
  /** What the answer is about; everything else stays as it was. */
  readonly asked: readonly SharingTopic[];
  /** What of it is shared from now on. */
  readonly given: readonly SharingTopic[];
  readonly action: SharingAction;
  readonly fairId: string | null;
  /** Under which words; null only for taking back. */
  readonly wording: Pick<SharingWording, 'id' | 'version'> | null;
}

type Outcome = 'given' | 'declined' | 'withdrawn';

/**
 * Records an answer in the ledger, in the transaction of the student's action. What the ledger says
 * already under the same words is not said twice, so an answer that arrives twice, or on two devices,
 * is one.
 *
 * @throws Refusal CONFLICT for anyone not a student, or too young, unless they only withdraw
 */
export async function recordSharing(
  tx: Queryable,
  world: World,
  answer: SharingAnswer,
): Promise<void> {
  const { accountId, collegeId, asked, given } = answer;
  await lockAccount(tx, accountId);
  const before = await outcomesOf(tx, accountId, collegeId);
  // What was given is taken back by anyone at any time: also once the record is hidden, or it turned
  // out that the student is too young.
  const onlyTakesBack =
    given.length === 0 && [...before.values()].some(({ outcome }) => outcome === 'given');
  if (!onlyTakesBack) await refuseChild(tx, world, (await ownStudent(tx, accountId)).id);
  await tx.query(
    `insert into sharing (id, account_id, college_id, created_at) values ($1, $2, $3, $4)
     on conflict (account_id, college_id) do nothing`,
    [world.newId(), accountId, collegeId, world.now()],
  );
  const changes: Record<Outcome, SharingTopic[]> = { given: [], declined: [], withdrawn: [] };
  for (const topic of asked) {
    const { outcome: was, version } = before.get(topic) ?? {};
    if (given.includes(topic)) {
      // Other words may name other details.
      if (was !== 'given' || version !== answer.wording?.version) changes.given.push(topic);
    } else if (was === 'given') changes.withdrawn.push(topic);
    else if (was === undefined) changes.declined.push(topic);
  }
  for (const outcome of ['given', 'declined', 'withdrawn'] as const) {
    const topics = changes[outcome];
    await enter(tx, world, answer, outcome, topics.filter(isGroup));
    await enter(
      tx,
      world,
      answer,
      outcome,
      topics.filter((topic) => !isGroup(topic)),
    );
  }
}

const isGroup = (topic: SharingTopic): boolean => topic !== 'texts';

async function refuseChild(tx: Queryable, world: World, studentId: string): Promise<void> {
  const rows = await readRows(tx, { dob: 'text' })(
    `select to_char(dob, 'YYYY-MM-DD') as dob from student where id = $1`,
    [studentId],
  );
  if (!rows[0] || !isOldEnough(rows[0].dob, world.now())) throw conflict(tooYoungMessage);
}

async function outcomesOf(
  tx: Queryable,
  accountId: string,
  collegeId: string,
): Promise<
  ReadonlyMap<SharingTopic, { readonly outcome: Outcome; readonly version: number | null }>
> {
  const rows = await readRows(tx, {
    topic: textOf<SharingTopic>(),
    outcome: textOf<Outcome>(),
    version: 'number?',
  })(
    `select n.topic, n.outcome, e.wording_version as version
     from sharing s join sharing_now n on n.sharing_id = s.id
     join sharing_entry e on e.sharing_id = n.sharing_id and e.place = n.place
     where s.account_id = $1 and s.college_id = $2`,
    [accountId, collegeId],
  );
  return new Map(rows.map(({ topic, ...now }) => [topic, now]));
}

async function enter(
  tx: Queryable,
  world: World,
  { accountId, collegeId, action, fairId, wording }: SharingAnswer,
  outcome: Outcome,
  topics: readonly SharingTopic[],
): Promise<void> {
  if (topics.length === 0) return;
  await tx.query(
    `insert into sharing_entry (sharing_id, place, at, outcome, topics, action, fair_id,
       wording_id, wording_version)
     select s.id, coalesce((select max(place) from sharing_entry e where e.sharing_id = s.id), 0) + 1,
       $3, $4, $5, $6, $7, $8, $9
     from sharing s where s.account_id = $1 and s.college_id = $2`,
    [
      accountId,
      collegeId,
      world.now(),
      outcome,
      topics,
      action,
      fairId,
      wording?.id ?? null,
      wording?.version ?? null,
    ],
  );
}
