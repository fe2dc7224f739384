import { describe, expect, it } from 'vitest';
import { openTestAccounts } from '../testing/open-test-accounts.server.ts';
import { confirmedPerson, freshEmail, goodPassword, signIn } from '../testing/people.server.ts';
import { openEndpoints } from './open-endpoints.ts';

const app = await openTestAccounts();
const token = await signIn(app, await confirmedPerson(app));

// The two that end the current session ignore the body.
const endings = ['POST /sign-out', 'POST /revoke-sessions'];
const posts = Object.keys(openEndpoints).flatMap((endpoint) =>
  endpoint.startsWith('POST ') && !endings.includes(endpoint) ? [endpoint.slice(5)] : [],
);
const members = [
  'email',
  'password',
  'name',
  'user_type',
  'birth_date',
  'otp',
  'type',
  'provider',
  'callbackURL',
  'challenge',
  'code',
  'newPassword',
  'currentPassword',
  'token',
  'accountId',
];
const everywhere = (value: unknown) => Object.fromEntries(members.map((name) => [name, value]));

const bodies: readonly (readonly [string, string])[] = [
  ['broken JSON', '{"email": "x'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[1, 2]'],
  ['a text', '"email"'],
  ['a number', '7'],
  ['an empty object', '{}'],
  ['numbers', JSON.stringify(everywhere(7))],
  ['nulls', JSON.stringify(everywhere(null))],
  ['lists', JSON.stringify(everywhere(['x']))],
  ['objects', JSON.stringify(everywhere({ $gt: '' }))],
  ['SQL', JSON.stringify(everywhere("'; drop table account; --"))],
  ['U+0000', JSON.stringify(everywhere('a\u0000b'))],
  ['half a character', JSON.stringify(everywhere('\ud83c'))],
  ['right to left and emoji', JSON.stringify(everywhere('\u202e🎓'))],
  ['a prototype', '{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}'],
  ['long texts', JSON.stringify(everywhere('x'.repeat(2000)))],
  ['a real address in the wrong place', JSON.stringify(everywhere(freshEmail()))],
];

describe.each(bodies)('Someone who sends %s', (_what, payload) => {
  it('is refused at every endpoint with a word of the contract', async () => {
    for (const path of posts) {
      const answer = await app.fastify.inject({
        method: 'POST',
        url: `/api/auth${path}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        payload,
      });
      // Three calls ignore the body, and ending a missing session changes nothing.
      const isHarmless = [
        '/revoke-session',
        '/revoke-other-sessions',
        '/delete-user/code',
        '/passkey/sign-in-options',
      ].includes(path);
      if (isHarmless && answer.statusCode === 200) continue;
      expect(`${path} ${answer.statusCode} ${answer.body}`).toMatch(/^\S+ 4\d\d \{"code":"/);
      expect(answer.body).not.toMatch(/select |insert |at .*\.ts|node_modules/i);
    }
  });
});

describe('Someone who sends something else than JSON', () => {
  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'as %s is refused',
    async (type) => {
      const answer = await app.fastify.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        headers: { 'content-type': type },
        payload: JSON.stringify({ email: freshEmail(), password: goodPassword }),
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it('of ten megabytes is refused', async () => {
    const answer = await app.post('/sign-up/email', { name: 'x'.repeat(10_000_000) });
    expect(answer.statusCode).toBe(413);
  });
});

it('No one was made or harmed by all this', async () => {
  expect(await app.count('account')).toBe(1);
});
