import { expect, test } from 'vitest';
import { readFlash } from '../../../platform/pages/flash.ts';
import { signOutByForm } from './sign-out-by-form.ts';

const endpointAnswers = (answer: Response) => ({
  now: new Date('2027-02-01T10:00:00Z'),
  publicUrl: 'https://fairs.example',
  locale: 'en',
  sign: () => 'signed',
  send: () => Promise.resolve(answer),
});

test('who signs out is led home without a session', async () => {
  const ended = 'quad.session_token=; Max-Age=0';
  const signedOut = Response.json({ success: true }, { headers: { 'set-cookie': ended } });
  const answer = await signOutByForm(endpointAnswers(signedOut));
  expect(answer.headers.get('location')).toBe('/');
  expect(answer.headers.getSetCookie()).toContain(ended);
});

test.each([429, 503])(
  'who is still signed in after a %i is told so and not led away',
  async (status) => {
    const answer = await signOutByForm(endpointAnswers(Response.json({ code: 'X' }, { status })));
    expect(answer.headers.get('location')).toBe('/sign-out');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(readFlash(cookie)).toMatchObject({
      type: 'error',
      message: 'That didn’t work, and you’re still signed in. Please try again.',
    });
  },
);
