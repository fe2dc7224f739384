import { expect, test } from 'vitest';
import {
  addSessions,
  fine,
  place,
  planServer,
} from '../../../../tests/support/test-plans.server.ts';

const { admin, ann, ben, change, look, openFair, publish, step } = await planServer();

const state = async (id: string | undefined, timeSlotNotes: readonly string[]) =>
  admin.call(
    `mutation ($input: UpdateFairExhibitorInput!) { updateFairExhibitor(input: $input) { id } }`,
    { input: { id, timeSlotNotes } },
  );
const wishesOf = async (fairId: string, id: string | undefined) =>
  (await look(fairId)).plan.wishes[id ?? ''] ?? [];
const clockAt = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/New_York',
  }).format(new Date(instant));
const late = { kind: 'time', from: '17:00', must: true } as const;
const early = { kind: 'time', until: '16:00', must: false } as const;

test('times that an exhibitor stated are wishes of the plan, and follow what the exhibitor says later', async () => {
  const { fairId, ids } = await openFair(2);
  const [one, two] = ids;
  fine(await state(one, ['Can only come from 17:00', 'A captioner, please']));
  fine(await change(ann, fairId, addSessions(1)));
  expect(await wishesOf(fairId, one)).toEqual([late]);
  expect(await wishesOf(fairId, two)).toEqual([]);

  // Whatever else the coordinators change and publish, the exhibitor can still change it.
  fine(await change(ben, fairId, place(two, [1, 1])));
  fine(await publish(ann, fairId));
  fine(await state(one, ['Prefers to come until 16:00']));
  expect(await wishesOf(fairId, one)).toEqual([early]);
});

test('several times at which an exhibitor can’t come are wishes that a suggested plan keeps to', async () => {
  const { fairId, ids } = await openFair(3);
  const [one = ''] = ids;
  fine(await change(ann, fairId, addSessions(1, 2, 3)));
  const starts = (await look(fairId)).plan.sessions.map(({ startTime }) => clockAt(startTime));
  const lines = [
    `Unavailable until ${starts[0] ?? ''}`,
    `Unavailable from ${starts[0] ?? ''} until ${starts[1] ?? ''}`,
    `Unavailable from ${starts[2] ?? ''}`,
  ];
  fine(await state(one, ['Thank you', ...lines]));
  expect(await wishesOf(fairId, one)).toEqual(lines.map((text) => ({ kind: 'need', text })));
  const { errors } = await ann.call(
    `mutation { suggestSessionPlan(fairId: "${fairId}") { moved } }`,
  );
  expect(errors).toBeUndefined();
  const { plan } = await look(fairId);
  expect(plan.placements.find(({ exhibitorId }) => exhibitorId === one)?.session).toBe(2);

  // A coordinator agreed on one of them by phone; the exhibitor's others stay unchanged.
  const before = lines.map((text) => ({ kind: 'need' as const, text }));
  const wish = { kind: 'wish', exhibitorId: one } as const;
  fine(await change(ben, fairId, { ...wish, before, after: before.slice(1) }));
  expect(await wishesOf(fairId, one)).toEqual(before.slice(1));
});

test('what a coordinator says of a stated wish holds, and undo gives it back', async () => {
  const { fairId, ids } = await openFair(1);
  const [one = ''] = ids;
  fine(await state(one, ['Can only come from 17:00']));
  const wish = { kind: 'wish', exhibitorId: one } as const;
  fine(await change(ann, fairId, { ...wish, before: [late], after: [] }));
  expect(await wishesOf(fairId, one)).toEqual([]);
  fine(await change(ben, fairId, addSessions(1)));
  expect(await wishesOf(fairId, one)).toEqual([]);
  fine(await step(ann, 'undo', fairId));
  expect(await wishesOf(fairId, one)).toEqual([late]);
  fine(await change(ann, fairId, { ...wish, before: [late], after: [early] }));
  fine(await state(one, ['Can only come from 18:00']));
  expect(await wishesOf(fairId, one)).toEqual([early]);
});

test('a suggested plan keeps to the time that an exhibitor can come', async () => {
  const { fairId, ids } = await openFair(3);
  const [one = ''] = ids;
  fine(await change(ann, fairId, addSessions(1, 2)));
  const { plan } = await look(fairId);
  const clock = clockAt(plan.sessions[1]?.startTime ?? '');
  fine(await state(one, [`Can only come from ${clock}`]));
  const { errors } = await ann.call(
    `mutation { suggestSessionPlan(fairId: "${fairId}") { moved } }`,
  );
  expect(errors).toBeUndefined();
  const placed = (await look(fairId)).plan.placements.find(
    ({ exhibitorId }) => exhibitorId === one,
  );
  expect(placed?.session).toBe(2);
});

test('a suggested plan leaves a college where it is whose own words no coordinator has read', async () => {
  const { fairId, ids } = await openFair(4);
  fine(await change(ann, fairId, addSessions(1, 2)));
  for (const [index, id] of ids.entries())
    fine(await change(ann, fairId, place(id, [1, index + 1])));
  const before = (await look(fairId)).plan.placements;
  const suggest = `mutation { suggestSessionPlan(fairId: "${fairId}") { moved } }`;
  fine(await ann.call(suggest));
  const spotsOf = async (id: string) =>
    (await look(fairId)).plan.placements.find(({ exhibitorId }) => exhibitorId === id);
  const after = new Map(
    (await look(fairId)).plan.placements.map((one) => [one.exhibitorId, one.session]),
  );
  const moved = before.find(({ exhibitorId }) => after.get(exhibitorId) === 2);
  if (!moved) throw new Error('No one moved to the other session.');
  fine(await step(ann, 'undo', fairId));
  fine(await state(moved.exhibitorId, ['We can do the first session only.']));
  fine(await ann.call(suggest));
  expect(await spotsOf(moved.exhibitorId)).toEqual(moved);
});
