import type { Answer, Person, TestServer } from './test-server.server.ts';
import { recordIn } from './test-records.server.ts';
import { registering, student } from './test-registrations.server.ts';

/** A class as the call of its counselor shows it. */
export interface ShownClass {
  readonly code: string | null;
  readonly school: string;
  readonly isConfirmed: boolean;
  readonly students: readonly {
    readonly name: string;
    readonly isListed: boolean;
    readonly came: boolean | null;
  }[];
  readonly figures: Readonly<Record<'others' | 'othersCame' | 'listedOthers', number | null>>;
  readonly list: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly registered: true | null;
    readonly came: boolean | null;
  }[];
}

/** A registrant's input. */
interface Joining {
  readonly email?: string;
  readonly [field: string]: unknown;
}

/** The class in an answer. */
function classIn({ data, errors }: Answer): ShownClass {
  if (!data?.['it']) throw new Error(`There is no class in ${JSON.stringify({ data, errors })}.`);
  return data['it'] as ShownClass;
}

const shown = `code school isConfirmed students { name isListed came } figures { others othersCame listedOthers }
  list { id name email registered came }`;

/** Counselors, their classes and registrations. */
export async function withClasses(app: TestServer) {
  const { fair, make, address, register, mailTo, openMails } = await registering(app);
  const { pool } = app.database;

  /** A counselor at a new school; confirmed by default. */
  async function counselor(said: { readonly name?: string; readonly confirmed?: boolean } = {}) {
    const person = await app.person('counselor');
    const counselorSchoolId = await make('CounselorSchool', { name: 'Maple Grove High' });
    const [firstName, lastName] = (said.name ?? 'Grace Hopper').split(' ');
    await make('Counselor', { counselorSchoolId, userId: person.id, firstName, lastName });
    await confirm(person, said.confirmed ?? true);
    return person;
  }
  const confirm = (who: Person, confirmed: boolean) =>
    pool.query(
      'update counselor set confirmed_at = case when $2 then $3::timestamptz end where user_id = $1',
      [who.id, confirmed, app.world.now()],
    );
  const show = (who: Person, slug: string) =>
    who.call(`query ($fair: String!) { it: myClass(fair: $fair) { ${shown} } }`, { fair: slug });
  const open = (who: Person, slug: string, renew = false) =>
    who.call(
      `mutation ($fair: String!, $renew: Boolean) {
        it: openClassLink(fair: $fair, renew: $renew) { ${shown} } }`,
      { fair: slug, renew },
    );
  const save = (who: Person, slug: string, text: string) =>
    who.call(
      `mutation ($fair: String!, $text: String!) { it: saveClassList(fair: $fair, text: $text) {
        added known repeated dropped problems { line text why } class { ${shown} } } }`,
      { fair: slug, text },
    );
  const write = (who: Person, slug: string, kind: string) =>
    who.call(
      'mutation ($fair: String!, $kind: String!) { it: writeToClass(fair: $fair, kind: $kind) { code } }',
      { fair: slug, kind },
    );
  /** Registers someone, optionally through a class link, and opens the email. */
  async function join(slug: string, said: Joining = {}, who?: Person) {
    const { email = address() } = said;
    recordIn(await register({ ...student, fair: slug, ...said, email }, who));
    await openMails(email);
    return email;
  }
  return {
    fair,
    make,
    address,
    mailTo,
    openMails,
    register,
    counselor,
    confirm,
    show,
    open,
    save,
    write,
    join,
    classIn,
    codeOfLink: async (who: Person, slug: string) =>
      String(recordIn(await open(who, slug))['code']),
  };
}
