import { expect } from 'vitest';
import * as v from 'valibot';
import { testServer, type Answer, type Person } from './test-server.server.ts';
import { testRecords } from './test-records.server.ts';
import {
  planShape,
  usualFormat,
  type Plan,
  type PlanOperation,
} from '../../src/features/sessions/planner/plan-shapes.ts';

/** A server where two coordinators, Ann and Ben, plan fairs. */
export async function planServer() {
  const app = await testServer('2026-11-21T12:00:00Z');
  const { admin, make } = await testRecords(app);
  const { pool } = app.database;
  const ann = await app.person('admin6x6');
  const ben = await app.person('admin6x6');
  await pool.query(
    `update account set name = case id when $1 then 'Ann' else 'Ben' end
    where id in ($1, $2)`,
    [ann.id, ben.id],
  );

  /** A public 6x6 fair on January 10 from 15:00 UTC on, with so many exhibitors. */
  async function openFair(exhibitors = 0, more: object = {}) {
    const fairId = await make('Fair', { fairType: '6x6', ...more });
    const ids: string[] = [];
    for (let n = 1; n <= exhibitors; n += 1)
      ids.push(
        await make('FairExhibitor', {
          fairId,
          name: `College ${n}`,
          primaryContactEmail: `rep${n}-${fairId}@college.test`,
        }),
      );
    return { fairId, ids };
  }

  const change = (who: Person, fairId: string, operation: PlanOperation, version = 0) =>
    who.call(
      `mutation ($input: ChangeSessionPlanInput!) { it: changeSessionPlan(input: $input) { version plan } }`,
      { input: { fairId, version, operation } },
    );
  const step = (who: Person, name: 'undo' | 'redo', fairId: string) =>
    who.call(`mutation { it: ${name}SessionPlan(fairId: "${fairId}") { version plan } }`);
  const publish = async (who: Person, fairId: string) => {
    const { version } = await look(fairId);
    return who.call(
      `mutation { it: publishSessionPlan(input: { fairId: "${fairId}", version: ${version} }) { told } }`,
    );
  };
  async function look(fairId: string, who = ann) {
    const { data, errors } = await who.call(
      `{ it: sessionPlan(fair: "${fairId}") { version plan canUndo canRedo lastChange { who }
         exhibitors { id name } } }`,
    );
    expect(errors).toBeUndefined();
    const it = data?.['it'] as { version: number; plan: unknown; exhibitors: { id: string }[] } & {
      canUndo: boolean;
      canRedo: boolean;
      lastChange: { who: string } | null;
    };
    return { ...it, plan: v.parse(planShape, it.plan) };
  }

  async function publishedSlots(fairId: string) {
    const { rows } = await pool.query<{ details: { sessions: { exhibitors: unknown[] }[] } }>(
      'select details from fair_webinar where fair_id = $1',
      [fairId],
    );
    return rows[0]?.details.sessions.map(({ exhibitors }) => exhibitors);
  }
  const slotsOf = async (id: string | undefined) =>
    (
      await pool.query<{ slots: number[] | null }>(
        'select time_slots as slots from fair_exhibitor where id = $1',
        [id],
      )
    ).rows[0]?.slots;

  return {
    app,
    admin,
    make,
    pool,
    ann,
    ben,
    world: app.world,
    openFair,
    change,
    step,
    publish,
    look,
    publishedSlots,
    slotsOf,
  };
}

export const session = (number: number, hour = 15) => ({
  number,
  title: `Session ${number}`,
  ...usualFormat,
  startTime: `2027-01-10T${hour}:00:00.000Z`,
});

export const addSessions = (...numbers: number[]): PlanOperation => ({
  kind: 'addSessions',
  placements: [],
  sessions: numbers.map((number, index) => session(number, 15 + index)),
});

export const place = (
  exhibitorId: string | undefined,
  at: readonly [number, number] | null,
  from: readonly [number, number] | null = null,
  over: string | null = null,
): PlanOperation => ({
  kind: 'move',
  exhibitorId: exhibitorId ?? '',
  from: from && { session: from[0], place: from[1] },
  to: at && { session: at[0], place: at[1] },
  over,
});

export const fine = ({ errors, data }: Answer) => {
  expect(errors).toBeUndefined();
  return data?.['it'] as { readonly told: number };
};

export const refused = ({ errors }: Answer) => errors?.[0]?.message;

export const spots = ({ placements }: Plan) =>
  Object.fromEntries(placements.map((one) => [one.exhibitorId, [one.session, one.place]]));
