import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { addressKey, networkKey } from '../../platform/http/address-key.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { Refusal } from '../../platform/model/refusal.ts';
import type { Viewer } from '../../platform/model/viewer.ts';
import type { World } from '../../platform/world.ts';
import { accountRefusals as messages } from './account-refusals.messages.ts';

const day = 24 * 3_600_000;

/** Days for which a sender answers for those who were written to. */
const daysKept = 7;

/** Seconds after which a refused sender may ask again: a recipient may answer at any moment. */
export const strangersRetryAfter = 900;

/**
 * How many people a sender may have had written to in a week who have not answered. Each one who
 * answers allows for one more. Whole schools register behind one address at the same minute, each
 * person with a guest credential of their own.
 */
const allowances = {
  guest: 5,
  account: 20,
  /** Someone has vouched for it. */
  approvedAccount: 60,
  address: 300,
  /** 24 bits of IPv4, 48 of IPv6. */
  network: 1500,
  /** The list of a class holds 500 (roster-limits.ts); only confirmed counselors write to one. */
  class: 500,
} as const;

/** Anyone who has email sent to a person who may not have asked for it. */
export interface Sender {
  readonly viewer: Viewer | null;
  /** As TRUST_PROXY lets us believe it. */
  readonly address: string;
}

type Allowed = readonly [sender: string, sizeBudget: number];

/** Takes back what an attempt has noted, where no email was written after all. */
export type NotWritten = () => Promise<void>;

/**
 * Notes that a sender has email sent to a recipient, for the account or guest credential and for the
 * address it comes from, before it is sent. A recipient who was noted before is free, as are the
 * sender's own address and admins, who set up whole fairs.
 *
 * @param tx the pool, so that no one waits for a transaction behind the same address
 * @throws Refusal RATE_LIMITED while too many of those who were written to have not answered
 */
export async function noteStranger(
  tx: Queryable,
  world: World,
  sender: Sender,
  recipient: string,
): Promise<NotWritten> {
  const { viewer } = sender;
  const isOwn = viewer?.email?.toLowerCase() === recipient.toLowerCase();
  if (isOwn || viewer?.role === 'ADMINS' || viewer?.role === 'ADMINS6X6') return async () => {};
  const noted = await writeTo(tx, world, sendersOf(sender), recipient);
  if (noted === null)
    throw new Refusal('RATE_LIMITED', apiSentence(messages.unanswered), {
      retryAfter: strangersRetryAfter,
    });
  return noted;
}

/**
 * Does something that has email sent to a recipient, noted as `noteStranger` does; when it throws,
 * no one was written to.
 */
export async function writingToStranger<Result>(
  tx: Queryable,
  world: World,
  sender: Sender,
  recipient: string,
  write: () => Promise<Result>,
): Promise<Result> {
  const notWritten = await noteStranger(tx, world, sender, recipient);
  try {
    return await write();
  } catch (problem) {
    await notWritten();
    throw problem;
  }
}

/** Notes one of the list of a class; false while too many of that class have not answered. */
export async function noteClassmate(
  tx: Queryable,
  world: World,
  classId: string,
  recipient: string,
): Promise<boolean> {
  const noted = await writeTo(tx, world, [[`class:${classId}`, allowances.class]], recipient);
  return noted !== null;
}

/** Forgets what is older than a week; returns how much. For a job of once an hour. */
export async function sweepStrangers(tx: Queryable, world: World): Promise<number> {
  const { rowCount } = await tx.query('delete from stranger_written where written_at <= $1', [
    sinceWhen(world),
  ]);
  return rowCount ?? 0;
}

function sendersOf({ viewer, address }: Sender): readonly Allowed[] {
  const caller: readonly Allowed[] =
    viewer?.id != null
      ? [[`account:${viewer.id}`, allowances[viewer.approved ? 'approvedAccount' : 'account']]]
      : viewer?.guest === undefined
        ? []
        : [[`guest:${viewer.guest}`, allowances.guest]];
  return [
    ...caller,
    [`address:${addressKey(address)}`, allowances.address],
    [`network:${networkKey(address)}`, allowances.network],
  ];
}

async function writeTo(
  tx: Queryable,
  world: World,
  senders: readonly Allowed[],
  recipient: string,
): Promise<NotWritten | null> {
  const [noted] = await readRows(tx, { refused_by: 'number?', news: 'bytes[]' })({
    name: 'write-to-stranger',
    text: 'select refused_by, news from write_to_stranger($1, $2, $3, $4, $5)',
    values: [
      senders.map(([sender]) => hashOf(sender)),
      senders.map(([, sizeBudget]) => sizeBudget),
      hashOf(recipient.toLowerCase()),
      world.now(),
      sinceWhen(world),
    ],
  });
  if (!noted) throw new Error('A recipient was noted without an answer.');
  const { refused_by: refusedBy, news } = noted;
  if (refusedBy !== null) return null;
  return async () => {
    if (news.length === 0) return;
    await tx.query(
      `delete from stranger_written
       where sender = any($1) and recipient = $2 and not answered`,
      [news, hashOf(recipient.toLowerCase())],
    );
  };
}

const sinceWhen = (world: World) => new Date(world.now().getTime() - daysKept * day);

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
