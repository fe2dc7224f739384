import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileClient } from '../support/files-by-http.fixture.server.ts';
import { testSlots } from '../support/test-file-slots.ts';
import { testServer, type Person } from '../support/test-server.server.ts';
import { lastToken } from '../support/test-mail.server.ts';
import { filledIn, recordIn, testRecords } from '../support/test-records.server.ts';

const es = {
  'accounts.accountRefusals.otherAddress': 'Esta invitación ya no sirve.',
  'colleges.refusals.waits': 'Ya anotaste una universidad. Espera su aprobación.',
  'fairs.refusals.cancelled': 'Esta feria se canceló.',
  'files.refusals.tooLarge': 'El archivo es demasiado grande.',
  'files.refusals.mostBytes': 'El archivo puede tener hasta {size}.',
  'model.refusals.fields': 'Corrige los campos marcados.',
};
const dataDir = await mkdtemp(join(tmpdir(), 'quad-refused-'));
const app = await testServer(undefined, {
  env: { DATA_DIR: dataDir },
  files: { slots: Object.values(testSlots) },
  languages: { es },
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const files = await fileClient(app);
const { admin, make } = await testRecords(app);

const ofOurPage = { 'accept-language': 'es-MX,es;q=0.9', 'x-quad-words': 'reader' };

/** The error of a refused call for a Spanish reader. */
async function told(who: Person, query: string, variables: object, headers: object = ofOurPage) {
  const { json } = await files.send(who, 'POST', '/graphql', {
    body: JSON.stringify({ query, variables }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const [error] = json.errors ?? [];
  return { message: error?.message, ...error?.extensions.fields };
}

const publish = 'mutation ($id: ID!) { publishFair(fairId: $id) { id } }';
const cancelled = () =>
  make('Fair', { publishedAt: null, cancelledAt: '2026-11-01T00:00:00.000Z' });

test('an admin reads that a fair is cancelled', async () => {
  const id = await cancelled();
  expect(await told(admin, publish, { id })).toEqual({ message: 'Esta feria se canceló.' });
});

test('a program is told the same in English, whatever it accepts', async () => {
  const id = await cancelled();
  const english = { message: 'This fair is canceled.' };
  expect(await told(admin, publish, { id }, { 'accept-language': 'es' })).toEqual(english);
  const inEnglish = { ...ofOurPage, 'accept-language': 'en' };
  expect(await told(admin, publish, { id }, inEnglish)).toEqual(english);
});

test('a parent reads that an invitation was withdrawn', async () => {
  const student = await app.person('student');
  await make('Student', { userId: student.id, owner: student.id });
  const parent = await app.person('parent');
  const invited = await student.call(
    'mutation ($input: InviteParentInput!) { it: inviteParent(input: $input) { id } }',
    {
      input: {
        firstName: 'Anne',
        lastName: 'Byron',
        studentRelationship: 'Relative',
        email: parent.email,
      },
    },
  );
  const token = await lastToken(app, parent.email, 'parent-invitation');
  await student.call('mutation ($id: ID!) { endLink(link: PARENT, id: $id) }', {
    id: recordIn(invited)['id'],
  });
  const accept = 'mutation ($token: String) { acceptInvitation(token: $token) }';
  expect(await told(parent, accept, { token })).toEqual({
    message: 'Esta invitación ya no sirve.',
  });
});

test('a rep reads that a file is too big, and how big it may be', async () => {
  const rep = await app.person('college');
  const collegeId = await make('College', { owner: rep.id, status: 'active' });
  const booth = await make('FairBooth', { collegeId, owner: rep.id });
  const { json } = await files.send(rep, 'POST', `/api/files/fair-booth/${booth}/documents`, {
    body: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 32)]),
    headers: ofOurPage,
  });
  expect(json.errors).toMatchObject([
    {
      message: 'El archivo es demasiado grande.',
      extensions: { fields: { file: 'El archivo puede tener hasta 200 KB.' } },
    },
  ]);
});

test('a rep reads what only the database knows', async () => {
  const rep = await app.person('college');
  const input = (name: string) => ({ input: { ...filledIn.College(1), name } });
  const create = 'mutation ($input: CreateCollegeInput!) { createCollege(input: $input) { id } }';
  expect((await rep.call(create, input('First College'))).errors).toBeUndefined();
  expect(await told(rep, create, input('Second College'))).toEqual({
    message: 'Corrige los campos marcados.',
    name: 'Ya anotaste una universidad. Espera su aprobación.',
  });
});
