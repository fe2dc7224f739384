import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { confirmAndSignIn, readCode, signUp } from './sign-up.ts';

const address = await openForVisitors({ demo: true });
const { port } = new URL(address);

interface Odd {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const ask = (path: string, { headers, ...odd }: Odd = {}) =>
  fetch(address + path, { redirect: 'manual', ...odd, headers: { ...headers } });
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: address };
const html = { accept: 'text/html' };

async function cookieOf(userType: 'student'): Promise<string> {
  const answer = await ask('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: demoEmail(userType), password: demoPassword }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

test('a visitor after someone who asked for the head alone gets the whole page', async () => {
  const head = await ask('/pricing', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(await (await ask('/pricing')).text()).toContain('</html>');
});

test('someone who has not set up is led there, however the page is asked for', async () => {
  const visitor = await newVisitor();
  const email = 'walks-around@example.test';
  await signUp(visitor, address, email, 'counselor');
  await confirmAndSignIn(visitor, address, email, await readCode(visitor, address, email));
  const cookie = (await visitor.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const path of ['/app/class/demo', '/%61pp/class/demo'])
    expect((await ask(path, { headers: { cookie } })).headers.get('location')).toBe('/app/setup');
  for (const path of ['/app/class/demo.data'])
    expect(await (await ask(path, { headers: { cookie } })).text()).toContain('/app/setup');
});

test('a form from our page is taken under each name of this machine', async () => {
  const other = `http://localhost:${port}`;
  const answer = await fetch(`${other}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...form, origin: other },
    body: 'email=nobody@example.test&password=Wrong-2026!&intent=sign-in',
  });
  expect(answer.status).not.toBe(403);
  expect(await answer.text()).toContain('<h1');
});

test.each([
  ['a field that is called as objects are made', form, 'constructor=1&__proto__=2&name=Ada', 400],
  ['text that is no form', { ...form, 'content-type': 'text/plain' }, 'hello', 415],
  ['nothing that says what it is', { origin: address }, '', 415],
  [
    'a form that breaks off',
    { ...form, 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\ncontent-disposition: form-data; name="a"',
    400,
  ],
])('someone who posts %s gets a page that says so', async (_what, headers, body, status) => {
  const answer = await ask('/subscribe', {
    method: 'POST',
    headers: { ...headers, ...html },
    body,
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test('a page that is not there, or not for this person, has the theme and who is signed in', async () => {
  const cookie = `${await cookieOf('student')}; quad.theme=dark%3Don%26contrast%3Don`;
  for (const path of ['/admin/users', '/app/nothing']) {
    const answer = await ask(path, { headers: { cookie } });
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toContain('data-dark="on"');
    expect(page).toContain('data-contrast="on"');
    expect(page).toContain('Your profile');
    expect(page).toContain('Page Not Found');
  }
});

test('an address that cannot be read is answered in words to a browser', async () => {
  const answer = await ask('/%E0%A4%A', { headers: html });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

test('a foreign page cannot post a form for someone', async () => {
  const answer = await ask('/login', {
    method: 'POST',
    headers: { ...form, ...html, origin: 'https://elsewhere.example' },
    body: 'email=a@b.test&password=x',
  });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('<h1>403</h1>');
});

test.each([
  ['/ABOUT-US?a=B', '/about-us?a=B'],
  ['/Fair-Demo/REGISTER', '/fair-demo/register'],
  ['/FAIR-DEMO', '/fair-demo'],
  ['/CONTACT?topic=Fair', '/contact-us?topic=Fair'],
])('someone who writes %s is led to the one address of the page', async (written, location) => {
  const answer = await ask(written);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
  expect((await ask(location)).status).toBe(200);
});

test.each(['/NO-SUCH-PAGE', '/FAIR-none', '//EVIL.example', '/%2F%2FEVIL.example', '/assets/NONE'])(
  'someone who types %s is led nowhere else',
  async (written) => {
    const answer = await ask(written);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('location')).toBeNull();
  },
);

test('a link that is written in capitals leads the router to the same address', async () => {
  const answer = await ask('/ABOUT-US.data');
  expect(await answer.text()).toContain('/about-us');
});

test('a search without JavaScript leaves a clean address, and a state that is none no trace', async () => {
  const visitor = await newVisitor({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${address}/colleges`);
  await page.getByRole('searchbox').first().fill('college');
  await page.getByRole('searchbox').first().press('Enter');
  await page.waitForURL(/q=college/);
  expect([...new URL(page.url()).searchParams.values()]).not.toContain('');
  await page.goto(`${address}/colleges?state=XX&q=college`);
  expect(page.url()).toBe(`${address}/colleges?q=college`);
  await visitor.close();
});

test('an address that cannot be read is a bare page to a browser, and plain to a program', async () => {
  const page = await ask('/%ff', { headers: html });
  expect([page.status, page.headers.get('content-type')]).toEqual([
    400,
    'text/html; charset=utf-8',
  ]);
  expect(await page.text()).toContain('<h1>400</h1>');
  const plain = await ask('/%ff', { headers: { accept: '*/*' } });
  expect(plain.status).toBe(400);
  expect(await plain.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
});
