import { expect, test } from 'vitest';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-30T15:00:00Z', {
  env: { BRAND_LEGAL_NAME: 'Granite Fairs, LLC', SECOND_FACTOR: 'off' },
});
const { pool } = app.database;
let admin = await app.person('admin');
let other = await app.person('admin');
const visitor = app.stranger();

interface Version {
  readonly number: number;
  readonly isQuad: boolean;
  readonly countsFrom: string;
  readonly state: string;
  readonly whatChanged: string | null;
}
interface Text {
  readonly html: string;
  readonly headings: readonly { readonly anchor: string; readonly label: string }[];
  readonly version: Version;
  readonly versions: readonly Version[];
}
interface Draft {
  readonly body: string;
  readonly revision: number;
  readonly isSaved: boolean;
  readonly savedBy: string | null;
}
/** Time passes: who was signed in signs in again. */
async function goTo(time: string) {
  app.world.advance(Date.parse(time) - app.world.now().getTime());
  admin = await app.person('admin');
  other = await app.person('admin');
}
const it = <Found>({ data, errors }: Answer): Found => {
  expect(errors).toBeUndefined();
  return data?.['it'] as Found;
};
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const wrong = ({ errors }: Answer) => errors?.[0]?.extensions.fields;

const ofVersion = 'number isQuad countsFrom state whatChanged';
const read = async (kind: string, version: number | null = null) =>
  it<Text>(
    await visitor.call(
      `query ($kind: String!, $version: Int) { it: legalText(kind: $kind, version: $version) {
         html headings { anchor label } version { ${ofVersion} } versions { ${ofVersion} } } }`,
      { kind, version },
    ),
  );
const draftOf = async (kind: string) =>
  it<Draft>(
    await admin.call(
      'query ($kind: String!) { it: legalDraft(kind: $kind) { body revision isSaved savedBy } }',
      { kind },
    ),
  );
const save = (who: Person, kind: string, body: string, revision: number) =>
  who.call(
    `mutation ($kind: String!, $body: String!, $revision: Int!) {
       it: saveLegalDraft(kind: $kind, body: $body, revision: $revision) { body revision isSaved savedBy } }`,
    { kind, body, revision },
  );
const publish = (who: Person, input: Readonly<Record<string, unknown>>) =>
  who.call(
    'mutation ($input: PublishLegalTextInput!) { it: publishLegalText(input: $input) { number state } }',
    { input },
  );
/** A text of their own, published at once. */
async function publishOwn(
  kind: string,
  body: string,
  more: Readonly<Record<string, unknown>> = {},
) {
  app.world.advance(60_000);
  const { revision } = await draftOf(kind);
  const saved = it<Draft>(await save(admin, kind, body, revision));
  return it<Version>(await publish(admin, { kind, revision: saved.revision, ...more }));
}
const audited = async () =>
  (
    await pool.query<{ action: string; details: object }>(
      `select action, details from audit_entry where subject = 'LegalText' order by at desc, id desc`,
    )
  ).rows;

test('a site reads Quad’s own text, as version 1, until an admin publishes another', async () => {
  const terms = await read('terms');
  expect(terms.version).toMatchObject({ number: 1, isQuad: true, state: 'IN_FORCE' });
  expect(terms.versions).toHaveLength(1);
  expect(terms.html).toContain('between you and Granite Fairs, LLC, who runs Quad');
  expect(terms.headings.map(({ label }) => label)).toContain('If something goes wrong');
  // A draft begins with it, with fields in place of names.
  const draft = await draftOf('terms');
  expect(draft).toMatchObject({ revision: 0, isSaved: false });
  expect(draft.body).toContain('between you and {{legalName}}, who runs {{brandName}}');
  expect(draft.body).toContain('<a href="/privacy-policy">privacy policy</a>');
  expect(it<Draft>(await save(admin, 'terms', draft.body, 0)).body).toBe(draft.body);
  expect((await read('terms')).version.isQuad).toBe(true);
});

test('an admin writes, publishes and goes back, and every version stays readable', async () => {
  const body = '<h2>Ours</h2><p>{{legalName}} runs <strong>{{brandName}}</strong>.</p>';
  const more = { whatChanged: 'Shorter.' };
  expect(await publishOwn('privacy', body, more)).toEqual({ number: 2, state: 'IN_FORCE' });
  expect(await read('privacy')).toMatchObject({
    html: '<h2 id="part-1">Ours</h2><p>Granite Fairs, LLC runs <strong>Quad</strong>.</p>',
    headings: [{ anchor: 'part-1', label: 'Ours' }],
    version: { number: 2, countsFrom: '2026-11-30', whatChanged: 'Shorter.' },
    versions: [
      { number: 2, isQuad: false, state: 'IN_FORCE' },
      { number: 1, isQuad: true, state: 'EARLIER', countsFrom: '2026-11-30' },
    ],
  });
  expect(await audited()).toMatchObject([
    { action: 'publishLegalText', details: { legalText: 'privacy', version: '2', isQuad: false } },
    { action: 'saveLegalDraft', details: { legalText: 'privacy' } },
    { action: 'saveLegalDraft', details: { legalText: 'terms' } },
  ]);
  expect((await read('privacy', 1)).html).toContain('We don’t sell data');
  expect(codeOf(await visitor.call('{ legalText(kind: "privacy", version: 9) { html } }'))).toBe(
    'NOT_FOUND',
  );
  expect(wrong(await visitor.call('{ legalText(kind: "imprint") { html } }'))).toHaveProperty(
    'kind',
  );

  // The next draft begins with it.
  const next = await draftOf('privacy');
  expect(next).toMatchObject({ body, isSaved: false });
  app.world.advance(60_000);
  const back = { kind: 'privacy', revision: next.revision, isQuad: true };
  expect(it(await publish(admin, back))).toEqual({ number: 3, state: 'IN_FORCE' });
  expect((await read('privacy')).version).toMatchObject({ number: 3, isQuad: true });
  expect((await read('privacy', 2)).html).toContain('Ours');
  expect(codeOf(await publish(admin, back))).toBe('CONFLICT');
  // No one changes what was published.
  for (const change of [
    'update legal_version set body = $1',
    'delete from legal_version where $1 = $1',
  ])
    await expect(pool.query(change, ['x'])).rejects.toThrow('A published version stays');
});

test('a version with a later day begins on that day by itself, and a later one replaces it', async () => {
  const day = (countsFrom: string) => ({ countsFrom, timeZone: 'America/New_York' });
  const first = await publishOwn('terms', '<p>Winter terms.</p>', day('2026-12-01'));
  expect(first).toEqual({ number: 2, state: 'UPCOMING' });
  expect(await read('terms')).toMatchObject({
    version: { number: 1 },
    versions: [{ number: 2, state: 'UPCOMING', countsFrom: '2026-12-01' }, { number: 1 }],
  });
  await goTo('2026-12-01T04:59:00Z');
  expect((await read('terms')).version.number).toBe(1);
  app.world.advance(60_000);
  expect((await read('terms')).version).toMatchObject({ number: 2, state: 'IN_FORCE' });

  await publishOwn('terms', '<p>Spring terms.</p>', day('2027-03-01'));
  expect(await publishOwn('terms', '<p>New year terms.</p>')).toEqual({
    number: 4,
    state: 'IN_FORCE',
  });
  // Published last, it stays in force when the day of the one before comes.
  await goTo('2027-03-02T00:00:00Z');
  expect(await read('terms')).toMatchObject({ version: { number: 4 } });
  expect((await read('terms', 3)).version.state).toBe('REPLACED');
  const [agreed] = (
    await pool.query<{ terms: number }>(
      `select legal_version_at('terms', '2026-12-01T05:00:30Z') as terms`,
    )
  ).rows;
  expect(agreed?.terms).toBe(2);
});

test('someone who signs up can read in their data which versions they agreed to', async () => {
  const student = await app.person('student');
  await pool.query('update account set created_at = $2 where id = $1', [
    student.id,
    '2026-12-01T05:00:30Z',
  ]);
  const { data } = await student.call('{ myData }');
  expect(JSON.parse(JSON.stringify(data?.['myData']))).toMatchObject({
    legal_agreement: [{ terms_version: 2, privacy_version: 3 }],
  });
});

test('someone who registers for fairs can read in their data which versions they agreed to for each', async () => {
  const { make } = await testRecords(app);
  const student = await app.person('student');
  async function registered(name: string, said: object, at: string, confirmedAt: string | null) {
    const fairId = await make('Fair', { name });
    const attendee = { fairId, attendeeType: 'student', dob: '2009-05-04', email: student.email };
    const id = await make('FairAttendee', { ...attendee, consent: true, ...said });
    await pool.query(
      `update fair_attendee set created_at = $2, confirmed_at = $3, user_id = $4 where id = $1`,
      [id, at, confirmedAt, student.id],
    );
    return id;
  }
  const [before, after] = ['2026-12-01T04:00:00Z', '2026-12-01T05:00:30Z'];
  await registered('First Fair', {}, before, after);
  await registered('Second Fair', {}, after, null);
  await registered('Never Agreed Fair', { consent: false }, after, null);
  // Whom an organizer registered agrees on confirming.
  const added = await registered('Third Fair', {}, before, '2027-03-02T00:00:00Z');
  await pool.query(
    `insert into audit_entry (id, at, account_id, action, subject, subject_id, details)
     values (gen_random_uuid(), $2, $3, 'addAttendee', 'FairAttendee', $1, '{}')`,
    [added, before, admin.id],
  );
  const { data } = await student.call('{ myData }');
  const told = JSON.parse(JSON.stringify(data?.['myData'])) as Record<string, unknown>;
  expect(told['fair_legal_agreement']).toMatchObject([
    { fair: 'First Fair', terms_version: 1, privacy_version: 3 },
    { fair: 'Second Fair', terms_version: 2, privacy_version: 3 },
    { fair: 'Third Fair', terms_version: 4, privacy_version: 3 },
  ]);
});

test('of two admins who write at once, no one loses anything', async () => {
  const { revision } = await draftOf('privacy');
  const first = it<Draft>(await save(admin, 'privacy', '<p>One</p>', revision));
  const refused = await save(other, 'privacy', '<p>Two</p>', revision);
  expect(codeOf(refused)).toBe('CONFLICT');
  expect(await draftOf('privacy')).toMatchObject({ body: '<p>One</p>', savedBy: 'admin' });
  const stale = { kind: 'privacy', revision };
  expect(codeOf(await publish(other, stale))).toBe('CONFLICT');
  expect(
    codeOf(
      await other.call(
        `mutation { discardLegalDraft(kind: "privacy", revision: ${revision}) { body } }`,
      ),
    ),
  ).toBe('CONFLICT');
  // Concurrent saves: one of them gets the conflict.
  const both = await Promise.all([
    save(admin, 'privacy', '<p>Three</p>', first.revision),
    save(other, 'privacy', '<p>Four</p>', first.revision),
  ]);
  expect(both.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
  const now = await draftOf('privacy');
  it(
    await admin.call(
      `mutation { it: discardLegalDraft(kind: "privacy", revision: ${now.revision}) { body } }`,
    ),
  );
  expect(await draftOf('privacy')).toMatchObject({ isSaved: false, revision: now.revision + 1 });
  expect(codeOf(await publish(admin, { kind: 'privacy', revision: now.revision + 1 }))).toBe(
    'CONFLICT',
  );
});

test('what is hostile in a text is not kept, and what is wrong is said', async () => {
  const { revision } = await draftOf('privacy');
  const hostile = `<script>alert(1)</script><style>p{}</style><h1 onclick="x()" id="top">Hi</h1>
    <p style="color:red">A <b>b</b><img src=x onerror=alert(1)><iframe src="https://e.example"></iframe>
    <a href="https://Example.org/a" target="_blank" onmouseover="x()">c</a>
    <a href="mailto:us@fairs.example">d</a> <a href="/pricing">e</a> &lt;script&gt; {{contactEmail}}</p>
    </article></body><form action="/x"><input name="y"></form>`;
  const saved = it<Draft>(await save(admin, 'privacy', hostile, revision));
  expect(saved.body.replace(/\s+/g, ' ')).toBe(
    '<h2>Hi</h2> <p>A <strong>b</strong> <a href="https://example.org/a">c</a> ' +
      '<a href="mailto:us@fairs.example">d</a> <a href="/pricing">e</a> &lt;script&gt; {{contactEmail}}</p>',
  );
  const refusals = [
    ['<a href="javascript:alert(1)">x</a>', 'can’t be the address of a link'],
    ['<a href="java\tscript:alert(1)">x</a>', 'can’t be the address of a link'],
    ['<a href="http://plain.example">x</a>', 'can’t be the address of a link'],
    ['<a href="//other.example">x</a>', 'can’t be the address of a link'],
    ['<a href="/\\other.example">x</a>', 'can’t be the address of a link'],
    ['<a href="https://1.2.3.4/">x</a>', 'can’t be the address of a link'],
    ['<p>{{legalNam}}</p>', 'There’s no merge field {{legalNam}}. Use one of these: brandName'],
    ['<p>{{legalName</p>', 'A merge field isn’t closed: write {{brandName}}.'],
    ['<p> &nbsp; </p>', ''],
    [`<p>${'x'.repeat(100_001)}</p>`, ''],
  ] as const;
  for (const [body, message] of refusals)
    expect(wrong(await save(admin, 'privacy', body, saved.revision))).toEqual({
      body: expect.stringContaining(message) as string,
    });
  // A value is text, whatever it is.
  const { html } = it<Text>(
    await admin.call('{ it: legalPreview(kind: "privacy") { html emptyFields } }'),
  );
  expect(html).not.toMatch(/<(?:script|img|form|iframe)/);
});

test('days that are past or too far are refused at their field', async () => {
  const { revision } = await draftOf('privacy');
  for (const countsFrom of ['2027-03-01', '2028-06-01'])
    expect(wrong(await publish(admin, { kind: 'privacy', revision, countsFrom }))).toHaveProperty(
      'countsFrom',
    );
  expect(
    wrong(await publish(admin, { kind: 'privacy', revision, timeZone: 'Mars/Base' })),
  ).toHaveProperty('timeZone');
  expect(
    wrong(await publish(admin, { kind: 'privacy', revision, whatChanged: 'x'.repeat(301) })),
  ).toHaveProperty('whatChanged');
});

test('a second process shows a published version at once', async () => {
  const neighbor = await app.neighbor();
  await publishOwn('privacy', '<p>Seen everywhere.</p>');
  const { payload } = await neighbor.fastify.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ legalText(kind: "privacy") { html } }' },
  });
  expect(payload).toContain('Seen everywhere.');
  await neighbor.close();
});

test('when an admin leaves, what they published stays, without their name', async () => {
  await pool.query('delete from account where id = $1', [other.id]);
  await pool.query('update legal_version set published_by = null');
  expect((await read('privacy')).html).toContain('Seen everywhere.');
});
