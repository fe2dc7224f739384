import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { pdf as makePdf } from '../../../../tests/support/files-by-http.fixture.server.ts';
import {
  conversation,
  testBooth,
  type TestBooth,
} from '../../../../tests/support/test-booth.server.ts';
import { filesServer } from '../../../../tests/support/test-files.server.ts';
import type { Answer, Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn, writing } from '../../../../tests/support/test-records.server.ts';
import { keptDocumentData } from '../personal-data.server.ts';

const app = await filesServer();
const booth = await testBooth(app);
const pdf = makePdf();
const { pool } = app.database;
const { admin, link } = booth.records;

const nowhere = '00000000-0000-7000-8000-000000000000';
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const shown = 'id name bytes url boothId college { id name slug } fair { slug }';

async function document(name: string, { rep, boothId }: TestBooth = booth): Promise<string> {
  const { json } = await app.files.put(rep, `fair-booth/${boothId}/documents`, pdf, name);
  return json.id;
}
const keep = (who: Person, id: string) =>
  who.call(`mutation { it: keepBoothDocument(id: "${id}") { ${shown} keptAt } }`);
const drop = async (who: Person, id: string) =>
  (await who.call(`mutation { it: dropBoothDocument(id: "${id}") }`)).data?.['it'];
const ask = (who: Person, args: Record<string, string> = {}) =>
  who.call(
    `query ($fairId: ID, $studentId: ID) {
      it: myBoothDocuments(fairId: $fairId, studentId: $studentId) { ${shown} } }`,
    args,
  );
interface Kept {
  readonly name: string;
  readonly url: string | null;
}
const bagOf = async (who: Person, args: Record<string, string> = {}) =>
  Object.values(recordIn(await ask(who, args))) as readonly Kept[];
const namesOf = async (who: Person, args: Record<string, string> = {}) =>
  (await bagOf(who, args)).map(({ name }) => name);

describe('A document of a booth', async () => {
  const viewbook = await document('Viewbook.pdf');
  const aid = await document('Aid & you.pdf');

  test('is put into the bag, opened from it, and taken out again', async () => {
    const ada = await booth.attendee();
    expect(await bagOf(ada)).toEqual([]);
    expect(recordIn(await keep(ada, viewbook))).toMatchObject({
      id: viewbook,
      name: 'Viewbook.pdf',
      bytes: pdf.length,
      boothId: booth.boothId,
      college: { id: booth.collegeId },
      fair: { slug: booth.slug },
      keptAt: app.world.now().toISOString(),
    });
    app.world.advance(1_000);
    await keep(ada, aid);
    const bag = await bagOf(ada);
    expect(bag.map(({ name }) => name)).toEqual(['Viewbook.pdf', 'Aid & you.pdf']);
    for (const { url } of bag) {
      expect((await app.files.send(ada, 'GET', url ?? '')).body.equals(pdf)).toBe(true);
      expect((await app.files.send(app.stranger(), 'GET', url ?? '')).status).toBe(401);
    }
    expect(await drop(ada, viewbook)).toBe(true);
    expect(await drop(ada, viewbook)).toBe(false);
    expect(await drop(ada, 'no id')).toBe(false);
    expect(await namesOf(ada)).toEqual(['Aid & you.pdf']);
  });

  test('kept twice, also at once in two tabs, is there once and as it was', async () => {
    const ada = await booth.attendee();
    const [one, other] = await Promise.all([keep(ada, aid), keep(ada, aid)]);
    expect(recordIn(one)).toEqual(recordIn(other));
    app.world.advance(60_000);
    expect(recordIn(await keep(ada, aid))).toEqual(recordIn(one));
    expect(await namesOf(ada)).toEqual(['Aid & you.pdf']);
  });

  test('is kept by parents and counselors who are registered, each in a bag of their own', async () => {
    const [anne, teacher] = [await booth.attendee('parent'), await booth.attendee('counselor')];
    await keep(anne, aid);
    await keep(teacher, viewbook);
    expect(await namesOf(anne)).toEqual(['Aid & you.pdf']);
    expect(await namesOf(teacher)).toEqual(['Viewbook.pdf']);
  });

  test('is kept by no one who may not visit the booth', async () => {
    const student = await app.person('student');
    expect(codeOf(await keep(student, aid))).toBe('NOT_FOUND');
    for (const rep of [booth.rep, admin]) expect(codeOf(await keep(rep, aid))).toBe('FORBIDDEN');
    const hidden = await testBooth(app);
    const ada = await hidden.attendee();
    const early = await document('Early.pdf', hidden);
    recordIn(
      await admin.call(writing('update', 'FairBooth'), {
        input: { id: hidden.boothId, boothSent: false },
      }),
    );
    expect(codeOf(await keep(ada, early))).toBe('NOT_FOUND');
    expect(await bagOf(ada)).toEqual([]);
  });

  test('is no other file of the server, and not one that is gone', async () => {
    const ada = await booth.attendee();
    const { json: video } = await app.files.put(
      booth.rep,
      `fair-booth/${booth.boothId}/documents`,
      pdf,
      'Gone.pdf',
    );
    await pool.query("update file set slot = 'video' where id = $1", [video.id]);
    const gone = await document('Old.pdf');
    await booth.rep.call(`mutation { removeBoothDocument(id: "${gone}") }`);
    for (const id of [video.id, gone, nowhere, 'no id']) {
      const answer = await keep(ada, id);
      expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
        'NOT_FOUND',
        'We couldn’t find that document.',
      ]);
    }
  });

  test('that its college takes away stays in the bag by its name, without an address', async () => {
    const ada = await booth.attendee();
    const old = await document('Dates 2026.pdf');
    await keep(ada, old);
    await booth.rep.call(`mutation { removeBoothDocument(id: "${old}") }`);
    expect(await bagOf(ada)).toMatchObject([{ name: 'Dates 2026.pdf', bytes: null, url: null }]);
    // Even after the sweep has deleted its record.
    await pool.query('delete from file where id = $1', [old]);
    expect(await namesOf(ada)).toEqual(['Dates 2026.pdf']);
    expect(await drop(ada, old)).toBe(true);
  });

  test('fills a bag that holds no more than 400', async () => {
    const ada = await booth.attendee();
    await pool.query(
      `insert into kept_document (account_id, file_id, booth_id, name, kept_at)
       select $1, gen_random_uuid(), $2, 'Page ' || n, $3 from generate_series(1, 400) n`,
      [ada.id, booth.boothId, app.world.now()],
    );
    const answer = await keep(ada, aid);
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
      'CONFLICT',
      'Your bag can hold 400 documents. Please remove one first.',
    ]);
  });

  test('is listed for one fair when it is asked for', async () => {
    const ada = await booth.attendee();
    const other = await testBooth(app);
    await booth.records.make('FairAttendee', {
      fairId: other.fairId,
      email: ada.email,
      userId: ada.id,
    });
    await keep(ada, aid);
    await keep(ada, await document('Elsewhere.pdf', other));
    expect(await namesOf(ada, { fairId: booth.fairId })).toEqual(['Aid & you.pdf']);
    expect(await namesOf(ada, { fairId: other.fairId })).toEqual(['Elsewhere.pdf']);
    expect((await namesOf(ada)).sort()).toEqual(['Aid & you.pdf', 'Elsewhere.pdf']);
    expect(await namesOf(ada, { fairId: 'no id' })).toEqual([]);
  });

  test('is seen by a linked parent, by no other one, and not once the link has ended', async () => {
    const ada = await booth.attendee();
    const [anne, bert] = [await app.person('parent'), await app.person('parent')];
    const { rows } = await pool.query<{ id: string }>('select id from student where user_id = $1', [
      ada.id,
    ]);
    const studentId = rows[0]!.id;
    const parentId = await link(anne, studentId);
    await keep(ada, aid);
    expect(await namesOf(anne, { studentId })).toEqual(['Aid & you.pdf']);
    expect(await namesOf(anne)).toEqual([]);
    expect(codeOf(await ask(bert, { studentId }))).toBe('NOT_FOUND');
    await ada.call(`mutation { endLink(link: PARENT, id: "${parentId}") }`);
    expect(codeOf(await ask(anne, { studentId }))).toBe('NOT_FOUND');
  });

  test('tells its college nothing when it is kept', async () => {
    const ada = await booth.attendee();
    const events = async () =>
      (await pool.query<{ n: string }>('select count(*) as n from event')).rows;
    const before = await events();
    await keep(ada, aid);
    await drop(ada, aid);
    expect(await events()).toEqual(before);
    expect(conversation(await booth.read(booth.rep)).messages).toEqual([]);
  });

  test('is in the download of who keeps it, and leaves with the account', async () => {
    const [ada, bob] = [await booth.attendee(), await booth.attendee()];
    for (const who of [ada, bob]) await keep(who, aid);
    expect(recordIn(await ada.call('{ it: myData }'))['kept_document']).toEqual([
      {
        name: 'Aid & you.pdf',
        college: expect.any(String),
        fair: expect.any(String),
        kept_at: expect.any(String),
      },
    ]);
    await deleteAccount(pool, app.world, [keptDocumentData.erase], ada.id ?? '');
    const { rows } = await pool.query(
      'select account_id from kept_document where account_id = any($1)',
      [[ada.id, bob.id]],
    );
    expect(rows).toEqual([{ account_id: bob.id }]);
  });
});

test('the rep of a booth can remove its documents, and no one else can but an admin', async () => {
  const at = await testBooth(app);
  await pool.query("update fair set fair_type = '6x6' where id = $1", [at.fairId]);
  const isOffered = async (who: Person) =>
    recordIn(
      await who.call(
        `{ it: boothVisit(slug: "${at.slug}", boothId: "${at.boothId}") { isOwn isStaff } }`,
      ),
    );
  const remove = async (who: Person) => {
    const id = await document('Viewbook.pdf', at);
    return codeOf(await who.call(`mutation { removeBoothDocument(id: "${id}") }`));
  };
  const coordinator = await app.person('admin6x6');
  expect([await isOffered(at.rep), await remove(at.rep)]).toEqual([
    { isOwn: true, isStaff: true },
    undefined,
  ]);
  // A coordinator hides messages, but can't edit a college's content.
  expect([await isOffered(coordinator), await remove(coordinator)]).toEqual([
    { isOwn: false, isStaff: true },
    'FORBIDDEN',
  ]);
  expect([await isOffered(await at.attendee()), await remove(await at.attendee())]).toEqual([
    { isOwn: false, isStaff: false },
    'FORBIDDEN',
  ]);
  // The booth's page belongs to its college; an admin has operations for all records.
  expect([await isOffered(admin), await remove(admin)]).toEqual([
    { isOwn: false, isStaff: true },
    undefined,
  ]);
});
