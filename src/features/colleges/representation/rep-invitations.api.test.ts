import { describe, expect, test } from 'vitest';
import { lastToken, mailsTo } from '../../../../tests/support/test-mail.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';

// The identity library has its own clock: here it and the server share one.
const app = await testServer(new Date().toISOString());
const { admin, make } = await testRecords(app);
const { pool } = app.database;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const invite = (who: Person, collegeId: string, userEmail: string, sendEmail?: boolean) =>
  who.call(
    `mutation ($userEmail: String!, $collegeId: ID!, $sendEmail: Boolean) {
      it: createCollegeRepUser(userEmail: $userEmail, collegeId: $collegeId, sendEmail: $sendEmail)
    }`,
    { userEmail, collegeId, ...(sendEmail === undefined ? {} : { sendEmail }) },
  );
const accept = (who: Person, token: string) =>
  who.call('mutation ($token: String) { acceptInvitation(token: $token) }', { token });
const endLink = (who: Person, id: string) =>
  who.call('mutation ($id: ID!) { endLink(link: COLLEGE_REP, id: $id) }', { id });
const collegeOf = async (who: Person) =>
  recordIn(await who.call('{ it: me { college_id approved college { id } collegeRep { id } } }'));

async function rep(collegeId: string): Promise<Person & { readonly repId: string }> {
  const person = await app.person('college');
  const repId = await make('CollegeRep', { collegeId, userId: person.id });
  return { ...person, repId };
}

let addresses = 0;
const newAddress = () => `new-rep-${(addresses += 1)}@mail.test`;

describe('an admin who invites someone without an account', () => {
  test('makes an account, whose one email holds a link and a temporary password', async () => {
    const collegeId = await make('College');
    const email = newAddress();
    const answer = await invite(admin, collegeId, ` ${email.toUpperCase()}`);
    expect(recordIn(answer)).toEqual({
      userEmail: email,
      collegeId,
      invited: true,
      expiresAt: expect.any(String) as unknown,
    });
    const mails = await mailsTo(app, email);
    expect(mails.map(({ kind }) => kind)).toEqual(['rep-invitation']);
    const password = /Q1-\S+/.exec(mails[0]!.text)![0];
    const token = await lastToken(app, email, 'rep-invitation');
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${password}|${token}`));
    const { rows } = await pool.query<object>(
      'select user_type, must_set_password, email_verified from account where email = $1',
      [email],
    );
    expect(rows).toEqual([
      { user_type: 'college', must_set_password: true, email_verified: false },
    ]);
  });

  test('sends nothing when told so: the rep resets the password and finds the invitation', async () => {
    const collegeId = await make('College');
    const email = newAddress();
    await invite(admin, collegeId, email, false);
    expect(await mailsTo(app, email)).toEqual([]);
    const { rows } = await pool.query<{ offers: number }>(
      'select count(*)::int as offers from link_token where address = $1 and ended_at is null',
      [email],
    );
    expect(rows[0]!.offers).toBe(1);
  });

  test('is told of no college, of a closed one, of a wrong address', async () => {
    const closed = await make('College', { status: 'closed' });
    expect(codeOf(await invite(admin, closed, newAddress()))).toBe('NOT_FOUND');
    expect(codeOf(await invite(admin, 'none', newAddress()))).toBe('NOT_FOUND');
    expect((await invite(admin, closed, 'nobody')).errors?.[0]?.extensions.fields).toEqual({
      userEmail: 'Please enter a valid email address.',
    });
  });
});

describe('someone who had no account', () => {
  const shown = (key: string) =>
    app
      .guest()
      .call('query ($key: String!) { it: repInvitation(key: $key) { from college email } }', {
        key,
      });
  const postAuth = async (path: string, payload: object) => {
    const response = await app.fastify.inject({ method: 'POST', url: `/api/auth${path}`, payload });
    return {
      token: response.headers['set-auth-token'],
      said: response.json<Readonly<Record<string, unknown>>>(),
    };
  };
  const callAs = (token: unknown, query: string) =>
    app.fastify
      .inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${String(token)}` },
        payload: { query },
      })
      .then((response) => response.json<Answer>());
  /** Finds the invitation after signing in, accepts it, and says for which college. */
  async function acceptWhatIsThere(token: unknown): Promise<unknown> {
    const { invitations } = recordIn(
      await callAs(token, '{ it: me { invitations { id about } } }'),
    );
    const [first] = invitations as { id: string; about: string }[];
    await callAs(token, `mutation { acceptInvitation(invitationId: "${first!.id}") }`);
    return recordIn(await callAs(token, '{ it: me { college_id } }'))['college_id'];
  }
  const own = 'My-own-pass-2026!';

  test('signs in with the mailed password, chooses another one, and accepts', async () => {
    const collegeId = await make('College');
    const email = newAddress();
    await invite(admin, collegeId, email);
    const [mail] = await mailsTo(app, email);
    const password = /Q1-\S+/.exec(mail!.text)![0];
    const { said } = await postAuth('/sign-in/email', { email, password });
    expect(said['newPasswordRequired']).toBe(true);
    const newPassword = { challenge: said['challenge'], newPassword: own };
    const { token } = await postAuth('/new-password', newPassword);
    expect(await acceptWhatIsThere(token)).toBe(collegeId);
  });

  test('gets one email from a colleague, whose link signs in and accepts, once', async () => {
    const collegeId = await make('College', { name: 'Cedar College' });
    const bob = await rep(collegeId);
    const email = newAddress();
    await invite(bob, collegeId, email);
    const mails = await mailsTo(app, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toMatch(/ invited you to represent Cedar College on /);
    expect(mails[0]!.text).not.toMatch(/Q1-|password below/);
    const key = await lastToken(app, email, 'rep-invitation');
    expect(recordIn(await shown(key))).toMatchObject({ college: 'Cedar College', email });
    const name = { firstName: 'Ann', lastName: 'Lee' };
    const { token } = await postAuth('/sign-in/link', { token: key, ...name });
    const me = '{ it: me { college_id collegeRep { firstName lastName } } }';
    expect(recordIn(await callAs(token, me))).toEqual({ college_id: collegeId, collegeRep: name });
    expect((await shown(key)).data?.['it']).toBe(null);
    const again = await postAuth('/sign-in/link', { token: key, ...name });
    expect(again.said).toMatchObject({ code: 'ExpiredCodeException' });
  });

  test('finds nothing once the colleague has left, and a link that signs in no confirmed account', async () => {
    const collegeId = await make('College');
    const bob = await rep(collegeId);
    const [email, member] = [newAddress(), await app.person('college')];
    await invite(bob, collegeId, email);
    await invite(bob, collegeId, member.email);
    const theirs = await lastToken(app, member.email, 'rep-invitation');
    expect((await shown(theirs)).data?.['it']).toBe(null);
    expect((await postAuth('/sign-in/link', { token: theirs })).token).toBeUndefined();
    await endLink(admin, bob.repId);
    expect((await shown(await lastToken(app, email, 'rep-invitation'))).data?.['it']).toBe(null);
  });

  test('and no mail about it asks for a code to reset the password, and accepts', async () => {
    const collegeId = await make('College');
    const email = newAddress();
    await invite(admin, collegeId, email, false);
    await postAuth('/email-otp/request-password-reset', { email });
    const otp = /\b\d{6}\b/.exec((await mailsTo(app, email)).at(-1)!.text)![0];
    await postAuth('/email-otp/reset-password', { email, otp, password: own });
    const { token } = await postAuth('/sign-in/email', { email, password: own });
    expect(await acceptWhatIsThere(token)).toBe(collegeId);
  });
});

describe('someone with an account who is invited', () => {
  test('is not altered, represents the college after accepting, and gets an equal answer', async () => {
    const collegeId = await make('College');
    const bob = await app.person('college');
    const before = await pool.query('select * from account where id = $1', [bob.id]);
    const answer = await invite(admin, collegeId, bob.email);
    const fresh = await invite(admin, collegeId, newAddress());
    expect(Object.keys(recordIn(answer))).toEqual(Object.keys(recordIn(fresh)));
    expect((await pool.query('select * from account where id = $1', [bob.id])).rows).toEqual(
      before.rows,
    );
    expect(await collegeOf(bob)).toMatchObject({ college_id: 'TBD', college: null });
    await accept(bob, await lastToken(app, bob.email, 'rep-invitation'));
    expect(await collegeOf(bob)).toMatchObject({
      college_id: collegeId,
      approved: true,
      college: { id: collegeId },
    });
  });

  test('cannot be a rep as a student, nor of two colleges', async () => {
    const [one, two] = [await make('College'), await make('College')];
    const student = await app.person('student');
    await invite(admin, one, student.email);
    const token = await lastToken(app, student.email, 'rep-invitation');
    expect(codeOf(await accept(student, token))).toBe('CONFLICT');
    const bob = await rep(one);
    await invite(admin, two, bob.email);
    expect(codeOf(await accept(bob, await lastToken(app, bob.email, 'rep-invitation')))).toBe(
      'CONFLICT',
    );
  });
});

describe('a rep', () => {
  test('invites a colleague to their own college and to no other', async () => {
    const [own, other] = [await make('College'), await make('College')];
    const bob = await rep(own);
    const colleague = await app.person('college');
    expect((await invite(bob, own, colleague.email)).errors).toBeUndefined();
    await accept(colleague, await lastToken(app, colleague.email, 'rep-invitation'));
    expect(await collegeOf(colleague)).toMatchObject({ college_id: own });
    expect(codeOf(await invite(bob, other, newAddress()))).toBe('FORBIDDEN');
    const unlinked = await app.person('college');
    expect(codeOf(await invite(unlinked, own, newAddress()))).toBe('FORBIDDEN');
  });

  test('who has left has invited no one', async () => {
    const collegeId = await make('College');
    const bob = await rep(collegeId);
    const accomplice = await app.person('college');
    await invite(bob, collegeId, accomplice.email);
    await endLink(admin, bob.repId);
    const token = await lastToken(app, accomplice.email, 'rep-invitation');
    expect(codeOf(await accept(accomplice, token))).toBe('NOT_FOUND');
  });

  test.each(['himself', 'a colleague', 'an admin'])(
    'is ended by %s, and loses all at once',
    async (by) => {
      const bob = await app.person('college');
      const college = { name: 'Elm College', address1: '1 Elm St', city: 'Amherst' };
      const place = { state: 'MA', postalCode: '01002', boothUrl: 'https://elm.test.edu' };
      const created = await bob.call(writing('create', 'College'), {
        input: { ...college, ...place },
      });
      const collegeId = String(recordIn(created)['id']);
      const own = { collegeId, firstName: 'Bob', lastName: 'Doe', email: bob.email };
      const made = await bob.call(writing('create', 'CollegeRep'), {
        input: { ...own, phone: '413-555-0100' },
      });
      const repId = String(recordIn(made)['id']);
      expect(await collegeOf(bob)).toMatchObject({ college_id: collegeId, approved: false });
      const colleague = await rep(collegeId);
      const who = { himself: bob, 'a colleague': colleague, 'an admin': admin }[by]!;
      expect((await endLink(who, repId)).errors).toBeUndefined();
      expect(await collegeOf(bob)).toMatchObject({ college_id: 'TBD' });
      const change = { input: { id: collegeId, name: 'Mine' } };
      // Only its own people can see a draft.
      expect(codeOf(await bob.call(writing('update', 'College'), change))).toBe('NOT_FOUND');
      const again = { input: { id: colleague.repId, firstName: 'Mallory' } };
      expect(codeOf(await bob.call(writing('update', 'CollegeRep'), again))).toBe('NOT_FOUND');
    },
  );

  test('is not ended by a rep of another college', async () => {
    const bob = await rep(await make('College'));
    const eve = await rep(await make('College'));
    expect(codeOf(await endLink(eve, bob.repId))).toBe('NOT_FOUND');
  });
});

test('a rep of a college that waits for approval invites no one in its name, and does so once it is approved', async () => {
  const collegeId = await make('College', { status: 'draft' });
  const eve = await rep(collegeId);
  const email = newAddress();
  const refused = await invite(eve, collegeId, email, true);
  expect(codeOf(refused)).toBe('CONFLICT');
  expect(refused.errors?.[0]?.message).toBe(
    'You can invite colleagues once your college is approved.',
  );
  expect(await mailsTo(app, email)).toEqual([]);
  const { rowCount } = await pool.query('select from account where email = $1', [email]);
  expect(rowCount).toBe(0);
  await admin.call(writing('update', 'College'), { input: { id: collegeId, status: 'active' } });
  expect(codeOf(await invite(eve, collegeId, email, true))).toBeUndefined();
});
