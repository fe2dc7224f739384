import type { Person } from '../../../../tests/support/test-server.server.ts';
import { describe, expect, test } from 'vitest';
import {
  addSessions,
  fine,
  place,
  planServer,
  refused,
  session,
  spots,
} from '../../../../tests/support/test-plans.server.ts';

const plans = await planServer();
const { admin, ann, ben, pool, change, look, openFair, step } = plans;

describe('two coordinators at the same plan', () => {
  test('lose no move of each other, and the second to take a spot is told who has it', async () => {
    const { fairId, ids } = await openFair(3);
    fine(await change(ann, fairId, addSessions(1, 2)));
    const { version } = await look(fairId);
    const [one, two, three] = ids;
    const both = await Promise.all([
      change(ann, fairId, place(one, [1, 1]), version),
      change(ben, fairId, place(two, [1, 2]), version),
    ]);
    both.forEach(fine);
    expect(spots((await look(fairId)).plan)).toEqual({ [one ?? '']: [1, 1], [two ?? '']: [1, 2] });

    const race = await Promise.all([
      change(ann, fairId, place(three, [2, 1]), version),
      change(ben, fairId, place(one, [2, 1], [1, 1]), version),
    ]);
    const lost = race.filter(({ errors }) => errors !== undefined);
    expect(lost).toHaveLength(1);
    expect(refused(lost[0] ?? { status: 0 })).toMatch(
      /^College [13] now has session 2, spot 1\. .+ changed the plan while you were looking at it\.$/,
    );
    const [loser, winner] = lost[0] === race[0] ? [ann, ben] : [ben, ann];
    expect((await look(fairId, loser)).lastChange?.who).toBe(winner === ann ? 'Ann' : 'Ben');
    expect((await look(fairId, winner)).lastChange).toBeNull();
  });

  test('each take back and do again what they did themselves', async () => {
    const { fairId, ids } = await openFair(2);
    const [one, two] = ids;
    fine(await change(admin, fairId, addSessions(1)));
    fine(await change(ann, fairId, place(one, [1, 1])));
    fine(await change(ben, fairId, place(two, [1, 2])));
    fine(await step(ann, 'undo', fairId));
    expect(spots((await look(fairId)).plan)).toEqual({ [two ?? '']: [1, 2] });
    expect(await look(fairId)).toMatchObject({ canUndo: false, canRedo: true });
    fine(await step(ann, 'redo', fairId));
    expect(spots((await look(fairId)).plan)).toEqual({ [one ?? '']: [1, 1], [two ?? '']: [1, 2] });

    // Ben swaps the two: Ann's operation now means something else.
    fine(await change(ben, fairId, place(two, [1, 1], [1, 2], one)));
    expect(refused(await step(ann, 'undo', fairId))).toContain(
      'College 1 is now in session 1, spot 2.',
    );
    fine(await step(ben, 'undo', fairId));
    fine(await step(ann, 'undo', fairId));
    fine(await change(ann, fairId, place(one, [1, 6])));
    expect(refused(await step(ann, 'redo', fairId))).toBe('There’s nothing to redo.');
  });

  test('a removed session gives its colleges back to the list, and undo puts them where they were', async () => {
    const { fairId, ids } = await openFair(2);
    const [one, two] = ids;
    fine(await change(ann, fairId, addSessions(1, 2)));
    fine(await change(ann, fairId, place(one, [2, 3])));
    fine(await change(ann, fairId, { kind: 'lock', exhibitorId: one ?? '', locked: true }));
    fine(await change(ann, fairId, { kind: 'removeSessions', numbers: [2] }));
    expect((await look(fairId)).plan).toMatchObject({ placements: [], sessions: [{ number: 1 }] });
    fine(await step(ann, 'undo', fairId));
    expect((await look(fairId)).plan.placements).toEqual([
      { exhibitorId: one, session: 2, place: 3, locked: true },
    ]);
    expect(refused(await change(ann, fairId, place(two, [2, 7])))).toBe('Session 2 has no spot 7.');
  });

  test('edit different parts of one session at once', async () => {
    const { fairId } = await openFair();
    fine(await change(ann, fairId, addSessions(1)));
    const before = session(1);
    const edit = (who: Person, after: object) =>
      change(who, fairId, { kind: 'editSession', before, after: { ...before, ...after } });
    fine(await edit(ann, { title: 'West' }));
    fine(await edit(ben, { host: 'Carla' }));
    expect((await look(fairId)).plan.sessions).toMatchObject([{ title: 'West', host: 'Carla' }]);
    expect(refused(await edit(ben, { title: 'East' }))).toMatch(
      /^Someone else changed session 1 in the meantime\./,
    );
    const late = await edit(ben, { startTime: '2027-01-10T18:30:00.000Z' });
    expect(late.errors?.[0]?.extensions.fields).toEqual({
      startTime: 'The fair ends before this session does.',
    });
  });

  test('leave a record of every change', async () => {
    const { fairId } = await openFair();
    fine(await change(ann, fairId, addSessions(1)));
    fine(await step(ann, 'undo', fairId));
    const { rows } = await pool.query<{ action: string; account: string }>(
      `select action, account_id as account from audit_entry
       where subject_id = $1 and action like '%SessionPlan' order by at, id`,
      [fairId],
    );
    expect(rows).toEqual([
      { action: 'changeSessionPlan', account: ann.id },
      { action: 'undoSessionPlan', account: ann.id },
    ]);
  });
});
