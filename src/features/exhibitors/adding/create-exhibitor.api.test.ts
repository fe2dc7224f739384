import { describe, expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import {
  filledIn,
  testRecords,
  writing,
  type EntityName,
} from '../../../../tests/support/test-records.server.ts';
import {
  codeOf,
  fieldsOf,
  messageOf,
} from '../../../../tests/support/test-registrations.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const records = await testRecords(app);
const coordinator = await app.person('admin6x6');
const rep = await app.person('college');
const collegeId = await records.make('College', { owner: rep.id });
let count = 0;

const fair = (said: object = {}) => records.make('Fair', { ...said });
const create = (entityName: EntityName, fairId: string, who: Person, said: object = {}) =>
  who.call(writing('create', entityName), {
    input: {
      ...filledIn[entityName]((count += 1)),
      fairId,
      ...(entityName === 'FairBooth' ? { collegeId } : {}),
      ...said,
    },
  });
const at = (instant: string) =>
  app.world.advance(new Date(instant).getTime() - app.world.now().getTime());

describe('a college that comes by the generated calls', () => {
  test('is in time until the second of the deadline, in any zone', async () => {
    const hours = { exhibitorDeadline: '2026-11-24T10:00:00+05:45', timeZone: 'Asia/Kathmandu' };
    const [one, other] = [await fair(hours), await fair(hours)];
    at('2026-11-24T04:14:59Z');
    expect(codeOf(await create('FairExhibitor', one, app.guest()))).toBeUndefined();
    expect(codeOf(await create('FairBooth', one, rep))).toBeUndefined();
    at('2026-11-24T04:15:00Z');
    for (const [entityName, who] of [
      ['FairExhibitor', app.guest()],
      ['FairExhibitor', rep],
      ['FairExhibitor', coordinator],
      ['FairBooth', rep],
    ] as const) {
      const late = await create(entityName, other, who);
      expect([codeOf(late), messageOf(late)]).toEqual([
        'CONFLICT',
        expect.stringMatching(/^Registration for Fair \d+ has closed\.$/),
      ]);
    }
    const { rows } = await app.database.pool.query(
      `select id from fair_exhibitor where fair_id = $1
       union all select id from fair_booth where fair_id = $1`,
      [other],
    );
    expect(rows).toEqual([]);
  });

  test('comes to no fair that is cancelled, and only with consent', async () => {
    const cancelled = await fair({ cancelledAt: '2026-11-20T00:00:00Z' });
    expect(codeOf(await create('FairExhibitor', cancelled, app.guest()))).toBe('CONFLICT');
    expect(codeOf(await create('FairBooth', cancelled, rep))).toBe('CONFLICT');
    const without = await create('FairExhibitor', await fair(), rep, { consent: false });
    expect(fieldsOf(without)).toEqual({ consent: 'Required.' });
  });

  test('is entered later by who runs the fair, and by no one else', async () => {
    const past = { exhibitorDeadline: '2026-11-20T00:00:00Z' };
    const booth = await fair(past);
    const six = await fair({ ...past, fairType: '6x6' });
    expect(codeOf(await create('FairExhibitor', booth, records.admin))).toBeUndefined();
    expect(codeOf(await create('FairBooth', booth, records.admin))).toBeUndefined();
    expect(codeOf(await create('FairExhibitor', six, coordinator))).toBeUndefined();
    expect(codeOf(await create('FairExhibitor', booth, coordinator))).toBe('CONFLICT');
    expect(codeOf(await create('FairBooth', six, coordinator))).toBe('FORBIDDEN');
  });

  test('signs up some dozens of times an hour and not without end; an admin does', async () => {
    const fairId = await fair();
    const guest = app.guest();
    const codes = [];
    for (let n = 0; n < 60; n += 1)
      codes.push(codeOf(await create('FairExhibitor', fairId, guest)));
    expect(codes.at(0)).toBeUndefined();
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(codeOf(await create('FairExhibitor', fairId, records.admin))).toBeUndefined();
  });
});
