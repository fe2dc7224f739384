import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  fileClient,
  pdf,
  type FileAnswer,
} from '../../../../tests/support/files-by-http.fixture.server.ts';
import { testBooth } from '../../../../tests/support/test-booth.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { largePng } from '../../../platform/files/pictures.fixture.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-excluded-editors-'));
const app = await testServer(undefined, { env: { DATA_DIR: dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const files = await fileClient(app);

interface Refused {
  readonly code: string | undefined;
  readonly message: string | undefined;
}

/** A booth with a picture and a document, and everything by which someone changes it, by name. */
async function boothWithContents() {
  const booth = await testBooth(app);
  const { boothId, rep } = booth;
  const slots = `fair-booth/${boothId}`;
  const picture = (await files.put(rep, `${slots}/pictures`, largePng(500, 300), 'Campus.png')).json
    .id;
  const document = (await files.put(rep, `${slots}/documents`, pdf(), 'Aid.pdf')).json.id;
  const call = async (who: Person, mutation: string): Promise<Refused> => {
    const { errors } = await who.call(`mutation { it: ${mutation} }`);
    return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
  };
  const refusedIn = ({ json: { errors } }: FileAnswer): Refused => ({
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
  });
  const put = async (who: Person, slot: string, content: Buffer, name: string) =>
    refusedIn(await files.put(who, `${slots}/${slot}`, content, name));
  const remove = async (who: Person, id: string) =>
    refusedIn(await files.send(who, 'DELETE', `/api/files/${id}`));
  const changes: Readonly<Record<string, (who: Person) => Promise<Refused>>> = {
    updateFairBooth: (who) =>
      call(who, `updateFairBooth(input: { id: "${boothId}", about: "Hello" }) { id }`),
    describeBoothPicture: (who) => call(who, `describeBoothPicture(id: "${picture}", alt: "Hall")`),
    moveBoothPicture: (who) => call(who, `moveBoothPicture(id: "${picture}", to: LATER)`),
    copyFromBooth: (who) =>
      call(who, `copyFromBooth(boothId: "${boothId}", fromId: "${boothId}") { boothId }`),
    uploadPicture: (who) => put(who, 'pictures', largePng(510, 300), 'Hall.png'),
    uploadDocument: (who) => put(who, 'documents', pdf(), 'Costs.pdf'),
    removeFile: (who) => remove(who, picture),
    removeBoothPicture: (who) => call(who, `removeBoothPicture(id: "${picture}")`),
    removeBoothDocument: (who) => call(who, `removeBoothDocument(id: "${document}")`),
    deleteFairBooth: (who) => call(who, `deleteFairBooth(input: { id: "${boothId}" }) { id }`),
  };
  const seen = async () => {
    const { rows } = await app.database.pool.query<object>(
      `select b.about, (select array_agg(f.id order by f.id) from file f
         where f.record_id = b.id and f.state = 'ready') as files,
         (select array_agg(p.alt) from booth_picture p where p.booth_id = b.id) as alts
       from fair_booth b where b.id = $1`,
      [boothId],
    );
    return rows;
  };
  const exclude = async (kind: 'MUTED' | 'REMOVED') => {
    const answer = await booth.records.admin.call(
      `mutation { it: excludeFromFair(fairId: "${booth.fairId}", personId: "${rep.id}",
         kind: ${kind}, reason: "Writes rude things") { id } }`,
    );
    return String(recordIn(answer)['id']);
  };
  const lift = (id: string) =>
    booth.records.admin.call(`mutation { it: liftFairExclusion(id: "${id}") }`);
  return { ...booth, changes, seen, exclude, lift };
}

test.each([
  ['MUTED', 'An organizer has muted you at this fair, so you can’t change your booth there.'],
  ['REMOVED', 'An organizer has removed you from this fair, so you can’t change your booth there.'],
] as const)('a rep who is %s changes nothing at their booth', async (kind, why) => {
  const { rep, changes, seen, exclude, lift } = await boothWithContents();
  const before = await seen();
  const id = await exclude(kind);
  for (const [name, change] of Object.entries(changes)) {
    const { code, message } = await change(rep);
    expect([name, code, message]).toEqual([name, 'FORBIDDEN', expect.stringContaining(why)]);
  }
  expect(await seen()).toEqual(before);
  await lift(id);
  expect(await changes['updateFairBooth']?.(rep)).toMatchObject({ code: undefined });
});

test('a colleague, a booth at another fair and an admin are not concerned', async () => {
  const { rep, changes, exclude, records, collegeId } = await boothWithContents();
  await exclude('MUTED');
  const colleague = await app.person('college');
  await records.make('CollegeRep', { collegeId, userId: colleague.id });
  for (const name of ['updateFairBooth', 'describeBoothPicture', 'uploadPicture'])
    for (const who of [colleague, records.admin])
      expect([name, (await changes[name]?.(who))?.code]).toEqual([name, undefined]);
  const elsewhere = await records.make('FairBooth', {
    collegeId,
    fairId: await records.make('Fair'),
  });
  const update = `mutation { it: updateFairBooth(input: { id: "${elsewhere}", about: "Hi" }) { id } }`;
  expect((await rep.call(update)).errors).toBeUndefined();
});

test('someone without the booth learns nothing of it by an exclusion', async () => {
  const { changes, fairId, records, exhibitor } = await boothWithContents();
  const other = await exhibitor();
  const before = (await changes['updateFairBooth']?.(other))?.message;
  await records.admin.call(
    `mutation { it: excludeFromFair(fairId: "${fairId}", personId: "${other.id}", kind: MUTED,
       reason: "Writes rude things") { id } }`,
  );
  expect((await changes['updateFairBooth']?.(other))?.message).toBe(before);
});
