import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { lockAccount } from '../../accounts/lock-account.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, conflict, notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { leadFields, mostTags } from '../lead-choices.ts';
import { leadRefusals } from '../lead-list/lead-refusals.messages.ts';
import { repName } from '../shared-rows.ts';
import { findLead } from './leads.server.ts';
import type { LeadWork } from './lead-rows.ts';

/** Rate limit: a tap every few seconds, all day at a fair. */
const perHour = { points: 1200, perSeconds: 3600 };

const partRow = row({ part: textOf<LeadPart>(), version: 'number', by: 'text?', who: 'text?' });

/** What is changed on its own, and by one person at a time. */
type LeadPart = 'rating' | 'notes' | 'followUp';

/**
 * `saveLead(...)`: changes what a college's team noted about a student. What a colleague changed
 * since `version` is not overwritten; tags are added and removed one by one, so they never collide.
 */
export const saveLead = operation<'saveLead', PeopleServices>({
  kind: 'Mutation',
  name: 'saveLead',
  field: `
  "Changes what the college’s team noted about a lead. Refused with CONFLICT if someone changed the same part since the given version."
  saveLead(
    id: ID!
    "The version the caller saw."
    version: Int!
    input: LeadChangeInput!
  ): LeadWork!`,
  types: `
  "The parts of a lead to change. What is left out stays; null clears it."
  input LeadChangeInput {
    rating: LeadRating
    "Up to ${mostTags} tags of 40 characters."
    addTag: String
    removeTag: String
    "Up to 5,000 characters."
    notes: String
    "With none, the day is cleared."
    followUp: LeadFollowUp
    followUpOn: Date
  }`,
  who: ['COLLEGES'],
  async resolve({ id, version, input }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const now = world.now();
    const checked = checkValues(leadFields, { ...input }, now);
    if (!isUuid(id)) throw notFound();
    const { allowed, retryAfter } = await spend(pool, world, `save-lead:${by.id}`, perHour);
    if (!allowed) throw rateLimited(retryAfter);
    return transaction(pool, async (tx) => {
      await lockStudent(tx, id);
      const found = await findLead(tx, by.id, now, id);
      if (!found) throw notFound();
      const was = found.work;
      const next = changed(was, input, checked);
      await refuseStale(tx, { id, by: by.id, version, was, next });
      if (isSame(was, next)) return was;
      await write(tx, { id, by: by.id, now, was, next });
      const saved = await findLead(tx, by.id, now, id);
      if (!saved) throw notFound();
      return saved.work;
    });
  },
});

/**
 * Until the transaction ends, the student neither stops sharing nor leaves, and no colleague changes
 * the same lead.
 */
async function lockStudent(tx: Queryable, id: string): Promise<void> {
  const rows = await readRows(tx, { accountId: 'text?' })(
    'select account_id as "accountId" from sharing where id = $1',
    [id],
  );
  if (rows[0]?.accountId) await lockAccount(tx, rows[0].accountId);
}

type Parts = Pick<LeadWork, 'rating' | 'tags' | 'notes' | 'followUp' | 'followUpOn'>;
type Input = Partial<
  Pick<LeadWork, 'rating' | 'followUp'> & {
    readonly [Name in 'addTag' | 'removeTag' | 'notes' | 'followUpOn']: string | null;
  }
>;

/** What a lead says after a change. */
function changed(was: Parts, input: Input, checked: Readonly<Record<string, unknown>>): Parts {
  const given = (name: string) => (typeof checked[name] === 'string' ? checked[name] : null);
  const followUp = input.followUp === undefined ? was.followUp : input.followUp;
  const day = input.followUpOn === undefined ? was.followUpOn : given('followUpOn');
  return {
    rating: input.rating === undefined ? was.rating : input.rating,
    tags: changedTags(was.tags, given('addTag'), input.removeTag ?? null),
    notes: input.notes === undefined ? was.notes : (given('notes') ?? ''),
    followUp,
    followUpOn: followUp === 'none' ? null : day,
  };
}

function changedTags(
  was: readonly string[],
  added: string | null,
  removed: string | null,
): readonly string[] {
  const isTag = (tag: string, other: string) => tag.toLowerCase() === other.toLowerCase();
  const kept = removed === null ? was : was.filter((tag) => !isTag(tag, removed.trim()));
  if (added === null || kept.some((tag) => isTag(tag, added))) return kept;
  if (kept.length >= mostTags)
    throw badInput({ addTag: apiSentence(leadRefusals.tooManyTags, { most: mostTags }) });
  return [...kept, added];
}

const isSame = (was: Parts, next: Parts): boolean =>
  was.rating === next.rating &&
  was.tags.join('\n') === next.tags.join('\n') &&
  was.notes === next.notes &&
  isSameFollowUp(was, next);

const isSameFollowUp = (was: Parts, next: Parts): boolean =>
  was.followUp === next.followUp && was.followUpOn === next.followUpOn;

interface Seen {
  readonly id: string;
  readonly by: string;
  readonly version: number;
  readonly was: LeadWork;
  readonly next: Parts;
}

/** @throws Refusal CONFLICT for a part that changed after the version that the caller saw */
async function refuseStale(tx: Queryable, { id, by, version, was, next }: Seen): Promise<void> {
  const rows = await readRows(tx, partRow)(
    `select p.part, p.version, p.by, ${repName('p.by', 's.college_id')} as who
     from lead l join sharing s on s.id = l.sharing_id
     cross join lateral (values ('rating', l.rating_version, l.rating_by),
       ('notes', l.notes_version, l.notes_by),
       ('followUp', l.follow_up_version, l.follow_up_by)) as p (part, version, by)
     where l.sharing_id = $1`,
    [id],
  );
  const refuse = (part: LeadPart, message: (typeof leadRefusals)['notesChanged']) => {
    const at = rows.find((one) => one.part === part);
    // Someone who taps twice in a row means the second tap.
    const isOwnTap = part !== 'notes' && at?.by === by;
    if (!at || at.version <= version || isOwnTap) return;
    throw conflict(apiSentence(message, { who: at.who ?? apiSentence(leadRefusals.colleague) }));
  };
  if (was.notes !== next.notes) refuse('notes', leadRefusals.notesChanged);
  if (was.rating !== next.rating) refuse('rating', leadRefusals.ratingChanged);
  if (!isSameFollowUp(was, next)) refuse('followUp', leadRefusals.followUpChanged);
}

interface Change {
  readonly id: string;
  readonly by: string;
  readonly now: Date;
  readonly was: LeadWork;
  readonly next: Parts;
}

async function write(tx: Queryable, { id, by, now, was, next }: Change): Promise<void> {
  await tx.query(
    `insert into lead as l (sharing_id, rating, tags, notes, follow_up, follow_up_on, version,
       rating_version, notes_version, follow_up_version, changed_at, changed_by,
       rating_by, notes_by, follow_up_by)
     values ($1, $2, $3, $4, $5, $6, 1, $7::int, $8::int, $9::int, $10, $11,
       case when $7 = 1 then $11::uuid end, case when $8 = 1 then $11::uuid end,
       case when $9 = 1 then $11::uuid end)
     on conflict (sharing_id) do update set
       rating = excluded.rating, tags = excluded.tags, notes = excluded.notes,
       follow_up = excluded.follow_up, follow_up_on = excluded.follow_up_on,
       version = l.version + 1,
       rating_version = case when $7 = 1 then l.version + 1 else l.rating_version end,
       notes_version = case when $8 = 1 then l.version + 1 else l.notes_version end,
       follow_up_version = case when $9 = 1 then l.version + 1 else l.follow_up_version end,
       rating_by = case when $7 = 1 then excluded.changed_by else l.rating_by end,
       notes_by = case when $8 = 1 then excluded.changed_by else l.notes_by end,
       follow_up_by = case when $9 = 1 then excluded.changed_by else l.follow_up_by end,
       changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [
      id,
      next.rating,
      next.tags,
      next.notes,
      next.followUp,
      next.followUpOn,
      was.rating === next.rating ? 0 : 1,
      was.notes === next.notes ? 0 : 1,
      isSameFollowUp(was, next) ? 0 : 1,
      now,
      by,
    ],
  );
}
