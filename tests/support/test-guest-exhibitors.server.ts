import type { Values } from '../../src/platform/model/entity.ts';
import { exhibitorServer, type ExhibitorServer } from './test-exhibitors.server.ts';
import { itOf } from './test-payments.server.ts';
import type { Answer, Person } from './test-server.server.ts';

/** A college, and the input to register it for a fair without an account. */
export interface GuestScene {
  readonly domain: string;
  readonly name: string;
  readonly collegeId: string;
  readonly fairId: string;
  readonly email: string;
  readonly input: Values;
}

/** A server where people without accounts register colleges and pay. */
export interface GuestServer extends ExhibitorServer {
  readonly visitor: Person;
  /**
   * A published college with its own domain; the contact's email is there, or `email` at a free
   * mail host.
   */
  scene(said?: { readonly email?: string; readonly fair?: Values }): Promise<GuestScene>;
  /** Advances the clock and runs what is due. */
  rounds(): Promise<void>;
  /** Registers and pays by card. */
  registerAndOnlyPay(input: Values): Promise<void>;
  /** The same, and runs what follows. */
  registerAndPay(input: Values): Promise<void>;
  /** The token of the link that signs in, from the newest email to an address; undefined for none. */
  entryIn(email: string): Promise<string | undefined>;
  /** Presses the button of that email; answers the status. */
  enter(token: string | undefined): Promise<number>;
  /** The same; returns the result. */
  press(token: string | undefined): Promise<Readonly<Record<string, string>>>;
  /** Asks for a new link by email. */
  linkFor(fairId: string, email: string): Promise<Answer>;
  /** A college user with this address. */
  personAt(email: string): Promise<Person>;
  /** The open claims that someone decides. */
  openClaims(who: Person): Promise<readonly { readonly id: string; readonly email: string }[]>;
  /** Decides the open claim of an address. */
  decide(who: Person, how: 'approve' | 'reject', email: string): Promise<Answer>;
  /** The confirmed reps of a college, by address. */
  repsOf(collegeId: string): Promise<readonly string[]>;
  /** An admin, or someone else, assigns a registration to a college. */
  assign(input: Values, who?: Person): Promise<Answer>;
  /** The first registration for a fair. */
  firstAt(fairId: string): Promise<string>;
}

let colleges = 0;

/** Opens such a server with its own database. */
export async function guestServer(): Promise<GuestServer> {
  const app = await exhibitorServer();
  const { records, world, database } = app;
  const { admin, make } = records;
  const visitor = app.stranger();
  const rounds = async () => {
    for (let minutes = 0; minutes < 3; minutes += 1) {
      world.advance(60_000);
      await app.jobs.runDue();
    }
  };
  const registerAndOnlyPay = async (input: Values) => {
    const proof = await app.proof(visitor, input);
    const checkout = itOf(
      await visitor.call(
        'mutation ($proof: String!) { it: payExhibitorRegistration(proof: $proof) { url } }',
        { proof },
      ),
    );
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
  };
  const openEntry = (token: string | undefined) =>
    app.fastify.inject({
      method: 'POST',
      url: '/api/auth/sign-in/link',
      headers: { origin: 'http://127.0.0.1:3000', 'content-type': 'application/json' },
      payload: { token },
    });
  const openClaims: GuestServer['openClaims'] = async (who) => {
    const { items } = itOf(await who.call('{ it: listClaims { items { id email } } }'));
    return items as { id: string; email: string }[];
  };
  return {
    ...app,
    visitor,
    openClaims,
    async press(token) {
      const { payload } = (await openEntry(token)).json<{ payload: Record<string, string> }>();
      return payload;
    },
    linkFor: (fairId, email) =>
      visitor.call(
        'mutation ($fairId: ID!, $email: Email!) { it: sendExhibitorLink(fairId: $fairId, email: $email) }',
        { fairId, email },
      ),
    async personAt(email) {
      const person = await app.person('college');
      await database.pool.query('update account set email = $2 where id = $1', [person.id, email]);
      return { ...person, email };
    },
    async decide(who, how, email) {
      const claim = (await openClaims(who)).find((one) => one.email === email);
      return who.call(`mutation ($id: ID!) { it: ${how}Claim(claimId: $id) { status } }`, {
        id: claim?.id,
      });
    },
    rounds,
    async scene(said = {}) {
      colleges += 1;
      const domain = `maple-${colleges}.test`;
      const name = `Maple ${colleges} College`;
      const collegeId = await make('College', {
        name,
        domain,
        boothUrl: `https://www.${domain}/`,
        status: 'active',
        state: 'VT',
      });
      const fairId = await make('Fair', said.fair ?? {});
      const email = `${said.email ?? 'dana'}@${said.email === undefined ? domain : 'gmail.test'}`;
      const input = await app.typed({ fairId, name, primaryContactEmail: email, state: 'VT' });
      return { domain, name, collegeId, fairId, email, input };
    },
    async registerAndPay(input) {
      await registerAndOnlyPay(input);
      await rounds();
    },
    registerAndOnlyPay,
    async entryIn(email) {
      const newest = (await app.mails(email)).findLast(({ kind }) => kind.startsWith('exhibitor-'));
      return /confirmation\?enter=([\w-]+)/.exec(newest?.text ?? '')?.[1];
    },
    enter: async (token) => (await openEntry(token)).statusCode,
    async repsOf(collegeId) {
      const { rows } = await database.pool.query<{ email: string }>(
        `select email from college_rep
         where college_id = $1 and confirmed_at is not null order by id`,
        [collegeId],
      );
      return rows.map(({ email }) => email);
    },
    assign: (input, who = admin) =>
      who.call('mutation ($input: AssignExhibitorInput!) { it: assignExhibitor(input: $input) }', {
        input,
      }),
    async firstAt(fairId) {
      const { rows } = await database.pool.query<{ id: string }>(
        'select id from fair_exhibitor where fair_id = $1 order by id',
        [fairId],
      );
      return rows[0]?.id ?? '';
    },
  };
}
