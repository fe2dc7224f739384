import { expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { said, testBooth } from '../../../../tests/support/test-booth.server.ts';

const app = await testServer();
const { fairId, collegeId, boothId, rep, attendee, exhibitor, post, records } =
  await testBooth(app);

const share = (who: Person, action: string, groups = ['contact']) =>
  who.call(
    `mutation ($collegeId: ID!, $fairId: ID, $action: SharingAction!, $groups: [SharingGroup!]!) {
       it: shareWithCollege(collegeId: $collegeId, fairId: $fairId, action: $action, groups: $groups,
         texts: true) { groups } }`,
    { collegeId, fairId, action, groups },
  );
const leadsOf = async (who: Person) => {
  const answer = await who.call('{ it: leads { items { student { id email } interactions } } }');
  return recordIn(answer)['items'] as {
    readonly student: { readonly id: string; readonly email: string };
    readonly interactions: number;
  }[];
};
const interactionsOf = async (who: Person, email: string) => {
  const found = (await leadsOf(rep)).find(({ student }) => student.email === email);
  const answer = await who.call(
    `query ($id: ID!) { it: lead(id: $id) { interactions {
       kind at fairName action groups text answers { by text } } } }`,
    { id: found?.student.id },
  );
  return {
    count: found?.interactions,
    told: answer.data?.['it'] as Record<string, unknown> | null,
  };
};

test('a rep reads what a student asked, who answered, and what was shared when, once they share', async () => {
  const maya = await attendee();
  const asked = said(await post(maya, 'Can I start in one and move?'));
  app.world.advance(1000);
  await post(rep, 'Yes, until May.', { answers: asked.id });
  expect(await leadsOf(rep)).toEqual([]);
  app.world.advance(1000);
  await share(maya, 'saved', ['contact', 'school']);
  app.world.advance(1000);
  await share(maya, 'asked', ['contact', 'school', 'academics']);
  const { count, told } = await interactionsOf(rep, maya.email);
  expect(count).toBe(3);
  expect(told?.['interactions']).toMatchObject([
    {
      kind: 'question',
      text: 'Can I start in one and move?',
      answers: [{ by: 'Dana Kowalski', text: 'Yes, until May.' }],
    },
    { kind: 'shared', action: 'saved', groups: ['contact', 'school'], answers: [] },
    { kind: 'shared', action: 'asked', groups: ['academics'], answers: [] },
  ]);
  const stranger = await exhibitor();
  expect((await interactionsOf(stranger, maya.email)).told).toBeNull();
});

test('a rep reads nothing of what was held, hidden, asked elsewhere or asked by others, nor of visits and openings', async () => {
  const [ben, other] = [await attendee(), await attendee()];
  await post(ben, 'Write to me at ben@mail.test');
  const hidden = said(await post(ben, 'Something unkind'));
  await rep.call('mutation ($id: ID!) { hideBoothMessage(id: $id) { id } }', { id: hidden.id });
  await post(other, 'Another student asks');
  await share(ben, 'profile');
  const { pool } = app.database;
  await pool.query(
    `insert into booth_visit (booth_id, account_id, first_at) values ($1, $2, $3)
     on conflict do nothing`,
    [boothId, ben.id, app.world.now()],
  );
  await pool.query(
    `insert into document_opening (booth_id, file_id, account_id, first_at)
     values ($1, gen_random_uuid(), $2, $3)`,
    [boothId, ben.id, app.world.now()],
  );
  // At the booth of another college at the same fair.
  const elsewhere = await records.make('FairBooth', {
    collegeId: await records.make('College', { status: 'active' }),
    fairId,
    boothSent: true,
  });
  await ben.call(
    `mutation ($boothId: ID!) { sayAtBooth(boothId: $boothId, text: "Hello there", clientKey: "k") { id } }`,
    { boothId: elsewhere },
  );
  const { count, told } = await interactionsOf(rep, ben.email);
  expect(count).toBe(1);
  expect(told?.['interactions']).toMatchObject([{ kind: 'shared', action: 'profile' }]);
});
