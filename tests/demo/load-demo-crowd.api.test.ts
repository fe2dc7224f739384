import { expect, test } from 'vitest';
import { loadDemoCommand } from '../../src/app/cli/load-demo-command.server.ts';
import { loadDemo } from '../../src/app/demo/load-demo.server.ts';
import { operatorOf } from '../../src/platform/testing/operator.server.ts';
import { testServer, type Answer } from '../support/test-server.server.ts';

const app = await testServer();
const { database, world } = app;
const admin = await app.person('admin');

const typeDemo = operatorOf(loadDemoCommand, { database, world });

const listed = ({ data }: Answer) =>
  (data?.['listCampaigns'] as { readonly items: readonly object[] }).items;
const campaigns = () =>
  admin.call('{ listCampaigns { items { audience status sendAt figures { recipients sent } } } }');
const heads = async (audience: string) =>
  (await admin.call(`{ campaignAudience(audience: "${audience}") { recipients } }`)).data?.[
    'campaignAudience'
  ];

test('an admin of the demo finds a campaign that was sent, one that comes, and readers', async () => {
  await loadDemo(database, world);
  expect(listed(await campaigns())).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 'sent', figures: { recipients: 42, sent: 39 } }),
      expect.objectContaining({ status: 'scheduled', sendAt: '2026-11-29T15:00:00.000Z' }),
    ]),
  );
  expect(await heads('NEWSLETTER_ATTENDEES')).toEqual({ recipients: 42 });
  expect(await heads('NEWSLETTER_EXHIBITORS')).toEqual({ recipients: 17 });
});

test('the campaign that comes is a week away again at the next start, unless someone moved it', async () => {
  world.advance(3 * 86_400_000);
  await loadDemo(database, world);
  expect(listed(await campaigns())).toContainEqual(
    expect.objectContaining({ status: 'scheduled', sendAt: '2026-12-02T15:00:00.000Z' }),
  );
});

test('an operator asks for a crowd, and for a larger one, and no one is doubled', async () => {
  expect(await heads('STUDENTS')).toEqual({ recipients: 1 });
  for (const count of [30, 620, 620]) {
    const { exitCode, output } = await typeDemo('--people', String(count));
    expect(exitCode).toBe(0);
    expect(output).toContain(`${count} students`);
    expect(await heads('STUDENTS')).toEqual({ recipients: count + 1 });
  }
});

test('an operator who asks for no number of people is told so', async () => {
  for (const wrong of ['0', 'many', '-5', '100001', '1.5']) {
    const { exitCode, errors } = await typeDemo(`--people=${wrong}`);
    expect(exitCode).toBe(1);
    expect(errors).toContain('--people must be a whole number');
  }
});
