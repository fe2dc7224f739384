import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { silentLog, type Log } from '../../../platform/log.ts';
import { realWorld } from '../../../platform/real-world.server.ts';
import { beginTransaction } from '../../../platform/testing/begin-transaction.server.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { deleteAccount } from '../delete-account.server.ts';
import { openTestAccounts, testSecret } from '../testing/open-test-accounts.server.ts';
import { confirmedPerson, goodPassword, signIn } from '../testing/people.server.ts';
import { approveAccount } from '../user-changes/approve-account.server.ts';
import type { ViewerFact } from '../viewer-statement.ts';
import { batchViewers } from './batch-viewers.server.ts';
import { findCredential } from './find-credential.ts';
import { issueGuestCredential } from './guest-credential.server.ts';

const app = await openTestAccounts();
const { pool } = app.database;
await pool.query('create table keeps (account_id uuid, thing uuid, vouched boolean)');

// What an entity would declare.
const facts: readonly ViewerFact[] = [
  {
    kind: 'thing',
    sql: 'select array_agg(k.thing order by k.thing) from keeps k where k.account_id = a.id',
  },
  {
    kind: 'approved',
    sql: 'exists (select 1 from keeps k where k.account_id = a.id and k.vouched)',
  },
  { kind: 'nothing', sql: 'null::uuid[]' },
];
const read = batchViewers(pool, testSecret, facts, realWorld, silentLog);
const day = 24 * 3_600_000;

afterEach(() => vi.useRealTimers());

async function person(further: object = {}) {
  const email = await confirmedPerson(app, further);
  const token = await signIn(app, email);
  const { rows } = await pool.query<{ id: string; session: string }>(
    `select a.id, s.id as session from account a join session s on s.account_id = a.id
     where a.email = $1`,
    [email],
  );
  return { email, token, id: rows[0]?.id ?? '', session: rows[0]?.session ?? '' };
}

describe('A caller who is looked up', () => {
  it('is known with role, address, session and end', async () => {
    const { id, email, token, session } = await person();
    const viewer = await read(token);
    expect(viewer).toEqual({
      id,
      email,
      role: 'STUDENTS',
      approved: false,
      holds: { thing: [], nothing: [] },
      sessionId: session,
      expiresAt: viewer?.expiresAt,
    });
    const days = ((viewer?.expiresAt.getTime() ?? 0) - Date.now()) / day;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
  });

  it('holds what entities know, and is approved when one vouches', async () => {
    const { id, token } = await person({ user_type: 'college' });
    const things = [realWorld.newId(), realWorld.newId()].toSorted();
    for (const thing of things)
      await pool.query('insert into keeps values ($1, $2, false)', [id, thing]);
    expect(await read(token)).toMatchObject({
      role: 'COLLEGES',
      approved: false,
      holds: { thing: things },
    });
    await pool.query('update keeps set vouched = true where account_id = $1', [id]);
    expect(await read(token)).toMatchObject({ approved: true });
  });

  it('is approved when an admin says so', async () => {
    const { id, token } = await person({ user_type: 'counselor' });
    await approveAccount(pool, realWorld, id);
    expect(await read(token)).toMatchObject({ role: 'COUNSELORS', approved: true });
    await approveAccount(pool, realWorld, id, false);
    expect(await read(token)).toMatchObject({ approved: false });
  });

  it('is no one with a changed, foreign or ended token', async () => {
    const { token } = await person();
    const [bare = '', signature = ''] = token.split('.');
    const other = (await person()).token.split('.')[1] ?? '';
    for (const wrong of [
      bare,
      `${bare}.`,
      `${bare}.${other}`,
      `x${bare}.${signature}`,
      `${bare}.${signature}x`,
      `.${signature}`,
      '',
      '.',
      'a.b',
      `${'x'.repeat(5000)}.${signature}`,
      `${bare}'--.${signature}`,
    ])
      expect(await read(wrong)).toBeNull();
    await app.post('/sign-out', {}, { token });
    expect(await read(token)).toBeNull();
  });

  it('is no one when the account is gone', async () => {
    const { id, token } = await person();
    await deleteAccount(pool, realWorld, [], id);
    expect(await read(token)).toBeNull();
  });

  it('is a guest with a guest credential', async () => {
    const { token } = issueGuestCredential(testSecret, realWorld);
    expect(await read(token)).toMatchObject({ id: null, role: 'guests' });
    expect(await read(`${token}x`)).toBeNull();
  });

  it('is found by header and by cookie', async () => {
    const email = await confirmedPerson(app);
    const answer = await app.post('/sign-in/email', { email, password: goodPassword });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const { token }: { token: string } = answer.json();
    for (const headers of [
      { cookie },
      { authorization: token },
      { authorization: `Bearer ${token}` },
    ])
      expect(await read(findCredential(headers)?.token ?? '')).toMatchObject({ email });
  });

  it('who comes every day stays signed in, for ninety days at most', async () => {
    const { token } = await person();
    vi.useFakeTimers({ toFake: ['Date'] });
    let days = 0;
    while (days < 200) {
      vi.setSystemTime(Date.now() + day);
      if ((await read(token)) === null) break;
      // Sessions are renewed after the response.
      await eventually(async () => {
        const { rows } = await pool.query(
          'select 1 from session where token = $1 and updated_at <= $2',
          [token.split('.')[0], new Date(Date.now() - day)],
        );
        expect(rows).toEqual([]);
      });
      days += 1;
    }
    expect(days).toBe(89);
  });
});

describe('Many callers at once', () => {
  it('are told apart when they are looked up together', async () => {
    const people = [await person(), await person(), await person()];
    const found = await Promise.all(
      [...people, ...people].map(({ token }) => read(token)).concat(read('x.y')),
    );
    expect(found.map((viewer) => viewer?.email)).toEqual([
      ...people.map(({ email }) => email),
      ...people.map(({ email }) => email),
      undefined,
    ]);
  });
});

describe('On the morning of a fair, when every session is due,', () => {
  const renewedAfter = async (instant: Date, tokens: readonly string[]) => {
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from session where token = any($1) and updated_at > $2',
      [tokens.map((token) => token.split('.')[0]), instant],
    );
    return rows[0]?.n;
  };
  const due = async (tokens: readonly string[]) => {
    const yesterday = new Date(Date.now() - 2 * day);
    await pool.query('update session set updated_at = $2 where token = any($1)', [
      tokens.map((token) => token.split('.')[0]),
      yesterday,
    ]);
    return yesterday;
  };

  it('all of them are renewed by one statement, and one that is held does not hold up others', async () => {
    const people = [await person(), await person(), await person(), await person()];
    const [held, ...others] = people.map(({ token }) => token);
    const before = await due([held ?? '', ...others]);
    const writes: string[] = [];
    const watched: Queryable = {
      query: (statement, values) => {
        const text = typeof statement === 'string' ? statement : statement.text;
        if (text.startsWith('update')) writes.push(text);
        return pool.query(statement, values);
      },
    };
    const look = batchViewers(watched, testSecret, facts, realWorld, silentLog);
    const { client, over } = await beginTransaction(pool);
    await client.query('select 1 from session where token = $1 for update', [held?.split('.')[0]]);
    const found = await Promise.all([held ?? '', ...others].map(look));
    expect(found.map((viewer) => viewer?.email)).toEqual(people.map(({ email }) => email));
    await eventually(async () => expect(await renewedAfter(before, others)).toBe(3));
    expect(writes).toHaveLength(1);
    await over('rollback');
  });

  it('people are let in although none can be renewed, and the log says so', async () => {
    const { token, email } = await person();
    await due([token]);
    const said: string[] = [];
    const log: Log = {
      ...silentLog,
      warn: (...words: unknown[]) => void said.push(String(words.at(-1))),
    };
    const broken: Queryable = {
      query: (statement, values) =>
        typeof statement === 'string' && statement.startsWith('update')
          ? Promise.reject(new Error('The disk is full.'))
          : pool.query(statement, values),
    };
    expect(await batchViewers(broken, testSecret, facts, realWorld, log)(token)).toMatchObject({
      email,
    });
    await eventually(() => expect(said).toEqual(['Session renewal failed.']));
  });
});

describe('An open socket', () => {
  it('is told when the role changes and when the session ends', async () => {
    const { id, token, session } = await person();
    const told = async () =>
      (
        await pool.query<{ kind: string; body: unknown }>(
          `select kind, body from event where topic = 'viewer' and body ->> 'accountId' = $1
           order by xid, event.id`,
          [id],
        )
      ).rows;
    // The session that confirmed the address has already ended.
    const before = (await told()).length;
    await app.post('/update-user', { name: 'Ada' }, { token });
    expect(await told()).toHaveLength(before);
    await approveAccount(pool, realWorld, id);
    await app.post('/sign-out', {}, { token });
    expect((await told()).slice(before)).toEqual([
      { kind: 'updated', body: { accountId: id } },
      { kind: 'deleted', body: { accountId: id, sessionId: session } },
    ]);
  });
});

describe('A visitor', () => {
  it('gets a guest credential for an hour', async () => {
    const answer = await app.fastify.inject({ method: 'POST', url: '/api/guest' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token, expiresAt }: { token: string; expiresAt: string } = answer.json();
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await read(token)).toMatchObject({ role: 'guests', expiresAt: new Date(expiresAt) });
  });
});
