import { expect } from 'vitest';
import type { Answer, Person } from './test-server.server.ts';
import { itOf, paymentServer, type PaymentServer } from './test-payments.server.ts';
import { filledIn } from './test-records.server.ts';
import type { Values } from '../../src/platform/model/entity.ts';

/** An email to an exhibitor. */
export interface ExhibitorMail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
}

/** A server whose tests register exhibitors. */
export interface ExhibitorServer extends PaymentServer {
  /** Input for one fair; `said` overrides the defaults. */
  typed(said?: Values): Promise<Values>;
  register(who: Person, input: Values): Promise<Answer>;
  /** Registers, and gives the proof. */
  proof(who: Person, input: Values): Promise<string>;
  look(proof: string, who?: Person): Promise<Answer>;
  /** Emails to an address, oldest first. */
  mails(to: unknown): Promise<ExhibitorMail[]>;
  /** The token of the link in the newest email to an address. */
  token(to: unknown): Promise<string>;
  /** Opens it: the proof that it is exchanged for. */
  open(token: string): Promise<Answer>;
  exhibitors(fairId: unknown): Promise<readonly Values[]>;
  /** Signs a college up for several fairs. */
  signUp(who: Person, input: object): Promise<Answer>;
  withdraw(who: Person, exhibitorId: unknown): Promise<Answer>;
  /** Two fairs, with live booths and with sessions of six. */
  fairs(): Promise<readonly [string, string]>;
  /** The exhibitor of a college at a fair. */
  idAt(collegeId: string, fairId: string): Promise<string | undefined>;
  /** Payments, exhibitors and booths of a college. */
  counts(collegeId: string): Promise<unknown>;
}

/** Opens such a server with its own database; `more` adds to the environment. */
export async function exhibitorServer(
  more: Readonly<Record<string, string>> = {},
): Promise<ExhibitorServer> {
  const app = await paymentServer(more);
  const { records, database } = app;
  const guest = app.stranger();
  let typed = 0;
  const mails: ExhibitorServer['mails'] = async (to) => {
    const { rows } = await database.pool.query<ExhibitorMail>(
      'select kind, subject, text from mail where recipient = $1 order by id',
      [to],
    );
    return rows;
  };
  const register: ExhibitorServer['register'] = (who, input) =>
    who.call(
      'mutation ($input: RegisterExhibitorInput!) { it: registerExhibitor(input: $input) { proof expiresAt } }',
      { input },
    );
  return {
    ...app,
    register,
    mails,
    async typed(said = {}) {
      typed += 1;
      return {
        ...filledIn.FairExhibitor(typed),
        primaryContactEmail: `contact-${typed}@college.test`,
        ...said,
        fairId: said['fairId'] ?? (await records.make('Fair')),
      };
    },
    proof: async (who, input) => String(itOf(await register(who, input))['proof']),
    look: (proof, who = guest) =>
      who.call(
        `query ($proof: String!) { it: exhibitorRegistration(proof: $proof) {
           fair { id } paymentType paymentStatus amountCents currency underWay checkoutUrl
           receiptUrl createdAt withdrawUntil withdrawnAt
           details { name primaryContactEmail purchaseOrderNumber billingContact { email } } } }`,
        { proof },
      ),
    async token(to) {
      const newest = (await mails(to)).findLast(({ kind }) => kind.startsWith('exhibitor-'));
      const found = /confirmation\?link=([\w-]+)/.exec(newest?.text ?? '');
      expect(found).not.toBeNull();
      return found?.[1] ?? '';
    },
    open: (token) =>
      guest.call(
        'mutation ($token: String!) { it: openExhibitorRegistration(token: $token) { proof } }',
        { token },
      ),
    async exhibitors(fairId) {
      const { rows } = await database.pool.query<Values>(
        `select name, college_id as "collegeId", user_id as "userId", owner,
           payment_type as "paymentType", payment_status as "paymentStatus",
           payment_data as "paymentData",
           exists (select from fair_booth b where b.fair_id = e.fair_id
             and b.college_id = e.college_id) as booth
         from fair_exhibitor e where fair_id = $1 order by id`,
        [fairId],
      );
      return rows;
    },
    signUp: (who, input) =>
      who.call(
        `mutation ($input: SignUpForFairsInput!) { it: signUpForFairs(input: $input) {
           id paymentType paymentStatus amountCents purchaseOrderNumber fairs { id } } }`,
        { input },
      ),
    withdraw: (who, id) =>
      who.call('mutation ($id: ID!) { it: withdrawMyExhibit(id: $id) }', { id }),
    fairs: async () => [
      await records.make('Fair'),
      await records.make('Fair', { fairType: '6x6' }),
    ],
    async idAt(collegeId, fairId) {
      const { rows } = await database.pool.query<{ id: string }>(
        'select id from fair_exhibitor where college_id = $1 and fair_id = $2',
        [collegeId, fairId],
      );
      return rows[0]?.id;
    },
    async counts(collegeId) {
      const { rows } = await database.pool.query(
        `select (select count(*)::int from college_payment where college_id = $1) as payments,
           (select count(*)::int from fair_exhibitor where college_id = $1) as exhibitors,
           (select count(*)::int from fair_booth where college_id = $1) as booths`,
        [collegeId],
      );
      return rows[0] as unknown;
    },
  };
}
