import { adminAddresses, sendAccountEmail } from '../accounts/account-email.server.ts';
import type { PeopleServices, SignedIn } from '../accounts/people-services.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import type { Message, MessageValues } from '../../platform/i18n/define-messages.ts';
import type { RedeemedLink } from '../accounts/link-token.server.ts';
import { nameParts } from '../accounts/person-name.ts';
import { conflict, notFound } from '../../platform/model/refusal.ts';
import { cleanName } from '../../platform/email/clean-name.ts';
import { insertRecords } from '../../platform/store/insert-records.server.ts';
import type { World } from '../../platform/world.ts';
import { CollegeRep } from './college-rep.entity.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { collegeRefusals } from './college-refusals.messages.ts';
import { collegeEmails as messages } from './emails.messages.ts';
import { accountRefusals } from '../accounts/account-refusals.messages.ts';
import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** What sending emails about colleges needs. */
interface Letters {
  readonly mailer: PeopleServices['mailer'];
  readonly env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>;
}

interface News {
  readonly kind: string;
  readonly subject: Message;
  /** Default: the subject. */
  readonly heading?: Message;
  readonly paragraphs: readonly Message[];
  /** Values for all of these. */
  readonly values: MessageValues;
  /** A page of Quad, as a path. */
  readonly page?: { readonly label: Message; readonly path: string };
}

/**
 * Emails all confirmed reps of a college except one; sends nothing when there are none.
 * @returns how many were emailed
 */
export async function tellReps(
  tx: Queryable,
  { mailer, env }: Letters,
  collegeId: string,
  news: News,
  butNot: string | null = null,
): Promise<number> {
  const rows = await readRows(tx, { email: 'text' })(
    `select a.email from college_rep r join account a on a.id = r.user_id
     where r.college_id = $1 and r.confirmed_at is not null and a.email_verified
       and a.deleted_at is null and a.id is distinct from $2::uuid
     order by a.email`,
    [collegeId, butNot],
  );
  for (const { email } of rows) await tellOne(tx, { mailer, env }, email, news);
  return rows.length;
}

/** Emails those who run the fairs: at their contact address, otherwise every admin. */
export async function tellOrganizers(
  tx: Queryable,
  { mailer, env }: Letters,
  news: News,
): Promise<void> {
  const { contactEmail } = env.brand;
  const to = contactEmail === undefined ? await adminAddresses(tx) : [contactEmail];
  for (const email of to) await tellOne(tx, { mailer, env }, email, news);
}

/** Emails one person about a college. */
export async function tellOne(
  tx: Queryable,
  { mailer, env }: Letters,
  to: string,
  { kind, subject, heading = subject, paragraphs, values, page }: News,
): Promise<void> {
  await sendAccountEmail(
    tx,
    { mailer, env },
    {
      kind,
      to,
      write: (t) => ({
        subject: t(subject, values),
        heading: t(heading, values),
        paragraphs: paragraphs.map((paragraph) => t(paragraph, values)),
        ...(page ? { action: { label: t(page.label), url: `${env.publicUrl}${page.path}` } } : {}),
      }),
    },
  );
}

interface NewRep {
  readonly accountId: string;
  readonly collegeId: string;
  /** Who approves the rep. */
  readonly agreedBy?: string | null;
  /** What is already known about the person. */
  readonly person?: {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
  };
}

/**
 * Makes someone a confirmed rep of a college, with what they prepared while their request was
 * pending. What they have not entered yet stays open; the name the account's until edited. A rep approved by one with only a registration has no more than that.
 * @throws Refusal CONFLICT for an account of another type or with a college, NOT_FOUND for a
 *   college that is closed or gone
 */
export async function linkRep(
  tx: Queryable,
  world: World,
  { accountId, collegeId, agreedBy = null, person }: NewRep,
): Promise<string> {
  const rows = await readRows(tx, {
    email: 'text',
    name: 'text',
    college: 'boolean',
    rep: 'boolean',
    title: 'text?',
    phone: 'text?',
  })(
    `select a.email, a.name, m.rep_title as title, m.rep_phone as phone,
       exists (select 1 from college c where c.id = $2 and c.status <> 'closed') as college,
       exists (select 1 from college_rep r where r.user_id = a.id) as rep
     from account a
     left join lateral (select rep_title, rep_phone from college_claim
       where account_id = a.id and college_id = $2 order by id desc limit 1) m on true
     where a.id = $1 and a.user_type = 'college' and a.email_verified and a.deleted_at is null
     for update of a`,
    [accountId, collegeId],
  );
  const account = rows[0];
  if (!account) throw conflict(apiSentence(collegeRefusals.onlyColleges));
  if (!account.college) throw notFound(apiSentence(collegeRefusals.noCollege));
  if (account.rep) throw conflict(apiSentence(collegeRefusals.accountRepresents));
  const id = world.newId();
  await insertRecords(tx, world, CollegeRep, [
    {
      id,
      collegeId,
      userId: accountId,
      ...(person ?? { ...nameParts(account.name), phone: account.phone }),
      title: account.title,
      email: account.email,
      owner: accountId,
      confirmedAt: world.now(),
    },
  ]);
  await tx.query(
    `insert into rep_origin (rep_id, exhibitor_id, account_id, college_id)
     select $1, o.exhibitor_id, $2, $3 from rep_origin o
     where o.account_id = $4 and o.college_id = $3 and o.vouched_at is null and o.ended_at is null`,
    [id, accountId, collegeId, agreedBy],
  );
  return id;
}

const endedRepLinkRow = row({ collegeId: 'text', accountId: 'text?' });

/** The account and college of an ended link. */
export type EndedRepLink = RowOf<typeof endedRepLinkRow>;

/**
 * Ends the link between a rep and a college, from either side (the rep, another confirmed rep) or
 * by an admin, immediately: deletes the record and everything owned through it. Reps who did not
 * end it themselves are notified.
 * @throws Refusal NOT_FOUND when the caller has no such record
 */
export async function endRepLink(
  tx: Queryable,
  services: Parameters<typeof tellOne>[1],
  by: SignedIn,
  repId: string,
): Promise<EndedRepLink> {
  const [ended] = await readRows(tx, endedRepLinkRow)(
    `delete from college_rep
     where id = $1 and ($2 or user_id = $3 or college_id = any($4::uuid[]))
     returning college_id as "collegeId", user_id as "accountId"`,
    [repId, by.role === 'ADMINS', by.id, by.role === 'COLLEGES' ? (by.holds['college'] ?? []) : []],
  );
  if (!ended) throw notFound();
  if (ended.accountId !== by.id) await tellEnded(tx, services, ended);
  return ended;
}

async function tellEnded(
  tx: Queryable,
  services: Parameters<typeof tellOne>[1],
  { collegeId, accountId }: EndedRepLink,
): Promise<void> {
  const rows = await readRows(tx, { email: 'text', college: 'text' })(
    `select a.email, c.name as college from account a, college c
     where a.id = $1 and c.id = $2 and a.email_verified and a.deleted_at is null`,
    [accountId, collegeId],
  );
  for (const { email, college } of rows)
    await tellOne(tx, services, email, {
      kind: 'college-rep-ended',
      subject: messages.endedSubject,
      paragraphs: [messages.endedLead, messages.endedNext],
      values: { college: cleanName(college) },
    });
}

/** Whether someone who invited a rep still may: an admin, or a confirmed rep of the college. */
export async function mayInviteRep(
  tx: Queryable,
  inviter: string | null,
  collegeId: string,
): Promise<boolean> {
  const { rows } = await tx.query(
    `select 1 from account a
     where a.id = $1 and a.deleted_at is null and (a.user_type = 'admin' or (
       a.user_type = 'college' and exists (
         select 1 from college_rep r
         where r.user_id = a.id and r.college_id = $2 and r.confirmed_at is not null)))`,
    [inviter, collegeId],
  );
  return rows.length > 0;
}

/**
 * Accepts an invitation to become a rep.
 * @throws Refusal NOT_FOUND when the inviter's permission has ended, and as `linkRep`
 */
export async function acceptRepInvitation(
  tx: Queryable,
  world: World,
  by: Pick<SignedIn, 'id'>,
  { payload, issuedBy }: Pick<RedeemedLink, 'payload' | 'issuedBy'>,
): Promise<void> {
  const collegeId = payload['collegeId'] ?? '';
  if (!(await mayInviteRep(tx, issuedBy, collegeId)))
    throw notFound(apiSentence(accountRefusals.withdrawn));
  await linkRep(tx, world, { accountId: by.id, collegeId, agreedBy: issuedBy });
}

/** What makes someone a rep; the college itself is no one's personal data. */
export const repData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      college_rep: `select r.*, c.name as college from college_rep r
        join college c on c.id = r.college_id, whose where r.user_id = whose.id`,
      college_claim: `select m.*, c.name as college from college_claim m
        join college c on c.id = m.college_id, whose where m.account_id = whose.id`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from college_rep where user_id = $1', [accountId]);
    await tx.query('delete from college_claim where account_id = $1', [accountId]);
    await tx.query('select release_colleges($1, null)', [accountId]);
  },
};
