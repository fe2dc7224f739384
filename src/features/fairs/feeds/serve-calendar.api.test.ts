import { describe, expect, test } from 'vitest';
import { readBack, readOne } from '../../../../tests/support/feeds/read-back.fixture.ts';
import { readFeed } from '../../../../tests/support/feeds/read-feed.fixture.ts';
import {
  recordIn,
  testRecords,
  writing,
  type EntityName,
} from '../../../../tests/support/test-records.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { createRequestLimits } from '../../../platform/http/limits.server.ts';
import { readCalendarFair, readOwnRevision } from '../read-fairs.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);
const { pool } = app.database;
const busy = await testServer('2026-11-21T12:00:00Z', {
  limits: createRequestLimits({ perAddress: { points: 3, perSeconds: 60 } }),
});

const change = async (entityName: EntityName, input: object) =>
  recordIn(await admin.call(writing('update', entityName), { input }));
const remove = async (entityName: EntityName, id: string) =>
  recordIn(await admin.call(writing('delete', entityName), { input: { id } }));

const fair = (slug: string, day: string, said: object = {}) =>
  make('Fair', {
    name: `Fair ${slug}`,
    slug,
    startTime: `${day}T18:00:00.000Z`,
    endTime: `${day}T22:00:00.000Z`,
    exhibitorDeadline: `${day}T18:00:00.000Z`,
    timeZone: 'America/Chicago',
    ...said,
  });

const get = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'GET', url, headers });
const entryOf = async (slug: string) => readOne((await get(`/fair-${slug}.ics`)).body);
const later = () => app.world.advance(60_000);

describe('a visitor', () => {
  test('subscribes to the calendar of the fairs to come, without drafts and past ones', async () => {
    await fair('second', '2027-03-20');
    await fair('first', '2027-02-20');
    await fair('draft', '2027-02-21', { publishedAt: null });
    await fair('over', '2026-10-01');
    const response = await get('/calendar.ics');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=300');
    const { entries } = readBack(response.body);
    expect(entries.map(({ title, start }) => [title, start])).toEqual([
      ['Fair first', '2027-02-20T18:00:00.000Z'],
      ['Fair second', '2027-03-20T18:00:00.000Z'],
    ]);
    expect(entries[0]?.event.getFirstPropertyValue('url')).toBe('http://127.0.0.1:3000/fair-first');
  });

  test('takes the file of one fair, and finds none of a draft or of no fair', async () => {
    const response = await get('/fair-first.ics');
    expect(response.headers['content-disposition']).toBe('inline; filename="fair-first.ics"');
    expect(readOne(response.body)).toMatchObject({ title: 'Fair first', zone: 'America/Chicago' });
    for (const nothing of ['/fair-draft.ics', '/fair-none.ics', '/fair-.ics', '/fair-FIRST.ics'])
      expect([nothing, (await get(nothing)).statusCode]).toEqual([nothing, 404]);
    expect((await get('/fair-over.ics')).statusCode).toBe(200);
  });

  test('reads them in Spanish, as the link of a page or the browser asks', async () => {
    const calendar = await get('/calendar.ics?lang=es');
    expect(calendar.body).toContain('ferias universitarias');
    expect(calendar.headers.vary).toContain('accept-language');
    const spanish = { 'accept-language': 'es-MX,es;q=0.9' };
    expect((await get('/feed.xml', spanish)).body).toContain('xml:lang="es"');
    expect((await get('/fair-first.ics', spanish)).body).toContain('Feria');
    expect((await get('/feed.xml?lang=en', spanish)).body).toContain('xml:lang="en"');
  });

  test.each(['/calendar.ics', '/fair-first.ics', '/feed.xml'])(
    'is not sent %s again while nothing has changed',
    async (url) => {
      const first = await get(url);
      const etag = String(first.headers.etag);
      for (const headers of [
        { 'if-none-match': etag },
        { 'if-none-match': `"other", W/${etag}` },
        { 'if-modified-since': String(first.headers['last-modified']) },
      ]) {
        const again = await get(url, headers);
        expect([again.statusCode, again.body]).toEqual([304, '']);
        expect(again.headers.etag).toBe(etag);
      }
      const long = new Date('2020-01-01').toUTCString();
      for (const headers of [
        { 'if-none-match': '"other"' },
        { 'if-modified-since': long },
        { 'if-modified-since': 'yesterday' },
        { 'if-none-match': '"other"', 'if-modified-since': new Date('2040-01-01').toUTCString() },
      ])
        expect((await get(url, headers)).statusCode).toBe(200);
      const head = await app.fastify.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, '']);
    },
  );
});

test('someone who asks for the calendar all the time is asked to wait', async () => {
  const codes: number[] = [];
  for (const url of ['/calendar.ics', '/fair-none.ics', '/feed.xml', '/calendar.ics'])
    codes.push((await busy.fastify.inject({ method: 'GET', url })).statusCode);
  expect(codes).toEqual([200, 404, 200, 429]);
});

describe('a fair that changes after people have it in their calendars', () => {
  test('is counted up with each change of what calendars show, and not with any other', async () => {
    const id = await fair('changing', '2027-04-10');
    const seen: [string, number][] = [];
    const look = async (what: string) => {
      seen.push([what, (await entryOf('changing')).sequence]);
      later();
    };
    await look('announced');
    await change('Fair', { id, capacity: 500 });
    await look('capacity');
    await change('Fair', { id, description: 'Sixty colleges.' });
    await look('description');
    await change('Fair', { id, startTime: '2027-04-10T17:00:00.000Z' });
    await look('time');
    await change('Fair', { id, timeZone: 'America/Denver' });
    await look('zone');
    await change('Fair', { id, name: 'Fair of changes' });
    await look('name');
    await change('Fair', { id, slug: 'changed' });
    await change('Fair', { id, slug: 'changing' });
    await look('address, twice');
    await change('Fair', { id, cancelledAt: app.world.now().toISOString() });
    await look('cancelled');
    expect(await entryOf('changing')).toMatchObject({
      uid: `fair-${id}`,
      status: 'CANCELLED',
      title: 'Canceled: Fair of changes',
    });
    await change('Fair', { id, cancelledAt: null });
    await look('resumed');
    expect(seen).toEqual([
      ['announced', 0],
      ['capacity', 0],
      ['description', 0],
      ['time', 1],
      ['zone', 2],
      ['name', 3],
      ['address, twice', 5],
      ['cancelled', 6],
      ['resumed', 7],
    ]);
  });

  test('is gone from every file when it is withdrawn, and counts on when it comes back', async () => {
    const id = await fair('shy', '2027-05-10');
    const known = await get('/calendar.ics');
    expect(known.body).toContain(`UID:fair-${id}`);
    later();
    await change('Fair', { id, publishedAt: null });
    expect((await get('/fair-shy.ics')).statusCode).toBe(404);
    const after = await get('/calendar.ics', {
      'if-modified-since': String(known.headers['last-modified']),
    });
    expect([after.statusCode, after.body.includes(`fair-${id}`)]).toEqual([200, false]);
    expect((await get('/feed.xml')).body).not.toContain(id);
    later();
    await change('Fair', { id, startTime: '2027-05-10T17:00:00.000Z' });
    await change('Fair', { id, publishedAt: app.world.now().toISOString() });
    expect((await entryOf('shy')).sequence).toBeGreaterThan(1);
    await remove('Fair', id);
    expect((await get('/calendar.ics')).body).not.toContain(`fair-${id}`);
  });

  test('leaves the calendar by ending, which tells those who ask for changes only', async () => {
    const known = await get('/calendar.ics');
    const before = app.world.now().toISOString();
    app.world.moveTo('2027-02-20T22:00:01Z');
    const after = await get('/calendar.ics', {
      'if-modified-since': String(known.headers['last-modified']),
    });
    expect([after.statusCode, after.body.includes('Fair first')]).toEqual([200, false]);
    app.world.moveTo(before);
  });
});

describe('a reader of the feed', () => {
  const entriesAbout = async (id: string) =>
    readFeed((await get('/feed.xml')).body).entries.filter((entry) => entry.id.includes(id));

  test('reads the announcement and the latest change, under ids that stay', async () => {
    const id = await fair('news', '2027-06-10');
    const announced = await entriesAbout(id);
    expect(announced.map(({ id: entry, title }) => [entry, title])).toEqual([
      [`urn:uuid:${id}`, 'Fair news'],
    ]);
    later();
    await change('Fair', { id, endTime: '2027-06-10T23:00:00.000Z' });
    const moved = await entriesAbout(id);
    expect(moved.map(({ id: entry, title }) => [entry, title])).toEqual([
      [`urn:uuid:${id}#change-1`, 'Fair news has a new time'],
      [`urn:uuid:${id}`, 'Fair news'],
    ]);
    expect(Date.parse(moved[1]?.updated ?? '')).toBeGreaterThan(
      Date.parse(announced[0]?.updated ?? ''),
    );
    later();
    await change('Fair', { id, cancelledAt: app.world.now().toISOString() });
    expect((await entriesAbout(id)).map(({ title }) => title)).toEqual([
      'Fair news is canceled',
      'Fair news',
    ]);
  });
});

test('mails about a registration count the changes of the person’s own sessions, too', async () => {
  const fairId = await fair('sessions', '2027-07-10', { fairType: '6x6' });
  const planned = (number: number) => ({
    number,
    title: `Session ${number}`,
    startTime: '2027-07-10T15:00:00.000Z',
    lengthMinutes: 45,
    exhibitors: [],
  });
  await make('FairWebinar', {
    fairId,
    details: JSON.stringify({ sessions: [planned(1), planned(2)] }),
  });
  const id = await make('FairAttendee', { fairId, attending: [1] });
  const revision = () => readOwnRevision(pool, [id]);
  expect(await revision()).toEqual({ revision: 0, changedAt: null });
  await change('FairAttendee', { id, attending: [1, 2] });
  await change('FairAttendee', { id, firstName: 'Ana' });
  expect(await revision()).toEqual({ revision: 1, changedAt: app.world.now() });
  await change('FairAttendee', { id, attending: [2] });
  expect((await revision()).revision).toBe(2);
  await remove('FairAttendee', id);
  expect((await revision()).revision).toBe(3);
  expect(await readCalendarFair(pool, fairId)).toMatchObject({ slug: 'sessions', sequence: 0 });
});

test('what was sent to an exhibitor is overruled after a deletion, and after a webinar planned anew', async () => {
  const fairId = await fair('slots', '2027-08-10', { fairType: '6x6' });
  const id = await make('FairExhibitor', { fairId, timeSlots: [1] });
  const last = async () => (await readOwnRevision(pool, [id, fairId])).revision;
  const sent: number[] = [await last()];
  const plan = { sessions: [{ id: 's1', title: 'One' }] };
  const planned = await make('FairWebinar', { fairId });
  sent.push(await last());
  await pool.query('update fair_webinar set details = $2 where id = $1', [planned, plan]);
  sent.push(await last());
  await change('FairExhibitor', { id, timeSlots: [2] });
  sent.push(await last());
  await pool.query('delete from fair_webinar where id = $1', [planned]);
  sent.push(await last());
  await make('FairWebinar', { fairId });
  sent.push(await last());
  await remove('FairExhibitor', id);
  sent.push(await last());
  expect(sent).toEqual([0, 1, 2, 3, 4, 5, 6]);

  const other = await fair('slots-moved', '2027-08-11', { fairType: '6x6' });
  await pool.query('update fair_webinar set fair_id = $2 where fair_id = $1', [fairId, other]);
  expect([await last(), (await readOwnRevision(pool, [other])).revision]).toEqual([7, 1]);
});
