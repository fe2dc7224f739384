import { describe, expect, test } from 'vitest';
import { img, pictureDrafts } from '../../../../tests/support/test-campaign-pictures.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import type { World } from '../../../platform/world.ts';
import { sweepPictures } from '../sending/campaign-jobs.server.ts';
import { addCrowd } from '../testing/add-members.server.ts';

const app = await testServer(new Date().toISOString());
const { pool } = app.database;
const { world } = app;
const admin = await app.person('admin');
await addCrowd(pool, 2);
const { save, upload, look } = await pictureDrafts(app, admin);

describe('The cleaning', () => {
  const week = 7 * 24 * 3_600_000;
  // The cleaning's own clock: sessions of admins end long before a week is over.
  let ahead = 0;
  const clock: World = {
    newId: () => world.newId(),
    randomBytes: (length) => world.randomBytes(length),
    now: () => new Date(world.now().getTime() + ahead),
  };
  const sweep = () => sweepPictures(pool, clock);
  const clean = async () => {
    await sweep();
    ahead += week + 60_000;
    await sweep();
  };

  test('takes what nothing shows for a week, and nothing that a draft, template or campaign shows', async () => {
    const { id } = await save({});
    const [unused, inDraft, inTemplate, inCampaign] = await Promise.all([
      upload(id),
      upload(id),
      upload(id),
      upload(id),
    ]);
    const drafted = await save({ subject: 'Draft', htmlBody: img(inDraft.src) });
    const begun = await save({ subject: 'Template', htmlBody: img(inTemplate.src) });
    await admin.call('mutation ($id: ID!) { saveCampaignTemplate(draftId: $id, name: "News") }', {
      id: begun.id,
    });
    await admin.call('mutation ($id: ID!) { deleteCampaignDraft(id: $id) }', { id: begun.id });
    const queued = await admin.call(
      `mutation ($html: String!) { queueEmail(audience: "STUDENTS", sendTime: "now", subject: "Hi",
         htmlBody: $html) { messageId } }`,
      { html: img(inCampaign.src) },
    );
    expect(queued.errors).toBeUndefined();
    await app.jobs.runDue();
    await app.mailService.deliverDue();

    await sweep();
    expect((await look(unused.src)).status).toBe(200);
    ahead += week / 2;
    await sweep();
    expect((await look(unused.src)).status).toBe(200);
    await clean();
    expect((await look(unused.src)).status).toBe(404);
    for (const { src } of [inDraft, inTemplate, inCampaign])
      expect((await look(src)).status).toBe(200);

    // Removed and restored within the week: it stays. Removed for good: it is deleted.
    await save({ id: drafted.id, htmlBody: '<p>Hi</p>' });
    await sweep();
    ahead += week - 60_000;
    await save({ id: drafted.id, htmlBody: img(inDraft.src) });
    await clean();
    expect((await look(inDraft.src)).status).toBe(200);
    await save({ id: drafted.id, htmlBody: '<p>/api/campaign-pictures/------/ is no image</p>' });
    await clean();
    expect((await look(inDraft.src)).status).toBe(404);

    expect((await look(inCampaign.src)).status).toBe(200);

    const started = await admin.call(`mutation ($id: ID!) { id: startFromTemplate(id: $id) }`, {
      id: (await pool.query<{ id: string }>('select id from campaign_template')).rows[0]?.id,
    });
    const { data } = await admin.call(
      'query ($id: ID!) { draft: getCampaignDraft(id: $id) { htmlBody } }',
      { id: started.data?.['id'] },
    );
    expect(data?.['draft']).toMatchObject({
      htmlBody: expect.stringContaining(inTemplate.src) as string,
    });
  });
});
