import { afterEach, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
await app.events.ready;
const clients: LiveClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

interface Begun {
  readonly id: string;
  readonly cursor: string;
}

const start = ({ boothId }: TestBooth, who: Person) =>
  who.call('mutation ($b: ID!) { it: startChatCheck(boothId: $b) { id cursor } }', { b: boothId });

async function begun(booth: TestBooth, who: Person): Promise<Begun> {
  const { data, errors } = await start(booth, who);
  if (!data?.['it']) throw new Error(JSON.stringify(errors));
  return data['it'] as Begun;
}

const pass = ({ boothId }: TestBooth, who: Person, word: string) =>
  who.call('mutation ($b: ID!, $w: String!) { it: passChatCheck(boothId: $b, word: $w) }', {
    b: boothId,
    w: word,
  });

/** The check words that someone receives at a booth, and its messages. */
async function listen({ boothId }: TestBooth, who: Person, after?: string) {
  const words: { readonly id: string; readonly word: string }[] = [];
  const said: (string | null)[] = [];
  const following = {
    query: `subscription ($after: String) {
      it: onBoothNews(boothId: "${boothId}", after: $after) { chatCheck { id word } message { text } } }`,
    next(data: Readonly<Record<string, unknown>>) {
      const { chatCheck, message } = data['it'] as {
        readonly chatCheck: (typeof words)[number] | null;
        readonly message: { readonly text: string | null } | null;
      };
      if (chatCheck) words.push(chatCheck);
      if (message) said.push(message.text);
    },
    resync: () => undefined,
  };
  const url = () => `${address.replace('http', 'ws')}/graphql`;
  const client = new LiveClient(url, who.token, [following], after);
  clients.push(client);
  await client.connect();
  return { words, said };
}

/** Starts a check and receives its word over the connection. */
async function hear(booth: TestBooth, who: Person): Promise<string> {
  const { id, cursor } = await begun(booth, who);
  const { words } = await listen(booth, who, cursor);
  await expect.poll(() => words.some((one) => one.id === id)).toBe(true);
  return words.find((one) => one.id === id)?.word ?? '';
}

/** As the booth's page and the admin's grid receive it. */
async function shown({ slug, boothId }: TestBooth, who: Person) {
  const { data, errors } = await who.call(
    `{ it: boothVisit(slug: "${slug}", boothId: "${boothId}") { chatReady chatChecked { at name } } }`,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data['it'];
}

const notYet = { chatReady: false, chatChecked: null };

describe('a rep who tries the chat', () => {
  test('hears a word over the line, alone, and the booth is ready when it has come back', async () => {
    const booth = await testBooth(app);
    const { rep } = booth;
    const others = [await booth.attendee(), await booth.exhibitor(), booth.records.admin];
    const heard = await Promise.all(others.map((who) => listen(booth, who)));
    expect(await shown(booth, rep)).toEqual(notYet);
    const word = await hear(booth, rep);
    expect(word).toMatch(/^[\w-]{22}$/);
    // Receiving it is not enough.
    expect(await shown(booth, rep)).toEqual(notYet);
    expect((await pass(booth, rep, word)).data).toEqual({ it: true });
    const checked = { at: expect.any(String) as string, name: 'Dana Kowalski' };
    expect(await shown(booth, rep)).toEqual({ chatReady: true, chatChecked: checked });
    expect(await shown(booth, booth.records.admin)).toMatchObject({ chatChecked: checked });
    const [visitor] = others;
    if (visitor) expect(await shown(booth, visitor)).toMatchObject({ chatChecked: null });
    // A later message has arrived, so the word won't.
    await booth.post(rep, 'Hello');
    for (const { said } of heard) await expect.poll(() => said).toEqual(['Hello']);
    expect(heard.map(({ words }) => words)).toEqual([[], [], []]);
    const { rows } = await pool.query(`select from event where body::text like '%' || $1 || '%'`, [
      word,
    ]);
    expect(rows).toEqual([]);
  });

  test('cannot guess the word, use it twice, too late, for another booth, or a colleague’s', async () => {
    const [booth, other] = [await testBooth(app), await testBooth(app)];
    const word = await hear(booth, booth.rep);
    expect(codeOf(await pass(booth, booth.rep, 'guess'))).toBe('CONFLICT');
    expect(codeOf(await pass(booth, booth.rep, ''))).toBe('CONFLICT');
    expect(codeOf(await pass(other, other.rep, word))).toBe('CONFLICT');
    const colleague = await app.person('college');
    await booth.records.make('CollegeRep', {
      collegeId: booth.collegeId,
      userId: colleague.id,
      firstName: 'Bo',
      lastName: 'Reed',
    });
    expect(codeOf(await pass(booth, colleague, word))).toBe('CONFLICT');
    expect(await shown(booth, booth.rep)).toEqual(notYet);
    expect((await pass(booth, booth.rep, word)).errors).toBeUndefined();
    expect(codeOf(await pass(booth, booth.rep, word))).toBe('CONFLICT');
    const late = await hear(booth, colleague);
    app.world.advance(121_000);
    expect(codeOf(await pass(booth, colleague, late))).toBe('CONFLICT');
  });

  test('represents the college of the booth, and its fair is not over', async () => {
    const booth = await testBooth(app);
    expect(codeOf(await start(booth, await booth.exhibitor()))).toBe('FORBIDDEN');
    expect(codeOf(await start(booth, await app.person('college')))).toBe('NOT_FOUND');
    for (const who of [await booth.attendee(), booth.records.admin])
      expect(codeOf(await start(booth, who))).toBe('FORBIDDEN');
    await pool.query(
      `update fair set start_time = '2026-11-01', end_time = '2026-11-02',
         exhibitor_deadline = '2026-10-30' where id = $1`,
      [booth.fairId],
    );
    expect(codeOf(await start(booth, booth.rep))).toBe('CONFLICT');
  });

  test('may do so weeks before the fair, at a booth that is not on the floor yet', async () => {
    const booth = await testBooth(app);
    await pool.query(
      `update fair set start_time = '2027-01-10', end_time = '2027-01-11' where id = $1`,
      [booth.fairId],
    );
    await pool.query('update fair_booth set booth_sent = false where id = $1', [booth.boothId]);
    expect((await pass(booth, booth.rep, await hear(booth, booth.rep))).errors).toBeUndefined();
    expect(await shown(booth, booth.rep)).toMatchObject({ chatReady: true });
  });

  test('and tries again and again is asked to wait', async () => {
    const booth = await testBooth(app);
    for (let n = 0; n < 10; n += 1) await begun(booth, booth.rep);
    expect(codeOf(await start(booth, booth.rep))).toBe('RATE_LIMITED');
  });
});

test('the chat is no longer checked when everyone who passed has left the college', async () => {
  const booth = await testBooth(app);
  const colleague = await app.person('college');
  const { make } = booth.records;
  await make('CollegeRep', { collegeId: booth.collegeId, userId: colleague.id });
  for (const who of [booth.rep, colleague]) await pass(booth, who, await hear(booth, who));
  const leave = (who: Person) => pool.query('delete from college_rep where user_id = $1', [who.id]);
  const { admin } = booth.records;
  await leave(booth.rep);
  expect(await shown(booth, admin)).toMatchObject({ chatReady: true });
  await pool.query('update college_rep set confirmed_at = null where user_id = $1', [colleague.id]);
  expect(await shown(booth, admin)).toEqual(notYet);
});
