import { beforeEach, describe, expect, it } from 'vitest';
import { testServer, type Answer } from '../../../../tests/support/test-server.server.ts';
import { addCrowd } from '../testing/add-members.server.ts';

const app = await testServer();
const { pool } = app.database;
const admin = await app.person('admin');
await addCrowd(pool, 3);

const queue = `mutation ($audience: String!, $sendTime: String!, $subject: String!, $htmlBody: String!,
    $plainTextBody: String, $metadata: JSON) {
  queueEmail(audience: $audience, sendTime: $sendTime, subject: $subject, htmlBody: $htmlBody,
    plainTextBody: $plainTextBody, metadata: $metadata) { success messageId s3Keys error } }`;
const emailContent = {
  audience: 'STUDENTS',
  sendTime: '2026-12-01T09:00[America/Chicago]',
  subject: 'The winter fair',
  htmlBody: '<p>Hi {{firstName|there}}, <a href="https://quad.example/calendar">come</a>!</p>',
};

interface Queued {
  readonly success: boolean;
  readonly messageId: string;
  readonly s3Keys: { readonly html: string; readonly text: string };
  readonly error: string | null;
}

const queuedBy = ({ data }: Answer) => data?.['queueEmail'] as Queued;
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;

beforeEach(async () => {
  await pool.query('delete from campaign');
  await pool.query('delete from audit_entry');
});

describe('An admin who queues a mail', () => {
  it('is answered as the specification says, and finds it scheduled', async () => {
    const answer = await admin.call(queue, emailContent);
    expect(answer.errors).toBeUndefined();
    const { success, messageId, s3Keys, error } = queuedBy(answer);
    expect({ success, error }).toEqual({ success: true, error: null });
    expect(s3Keys).toEqual({
      html: `campaigns/${messageId}/body.html`,
      text: `campaigns/${messageId}/body.txt`,
    });
    const { rows } = await pool.query('select key, body from campaign_body order by key');
    expect(rows).toEqual([
      { key: s3Keys.html, body: emailContent.htmlBody },
      { key: s3Keys.text, body: 'Hi {{firstName|there}}, come (https://quad.example/calendar)!' },
    ]);
    const read = await admin.call(
      `query ($id: ID!) { getCampaign(id: $id) { audience subject status sendAt sendTime timeZone
         createdBy startedAt figures { recipients } } }`,
      { id: messageId },
    );
    expect(read.data?.['getCampaign']).toEqual({
      audience: 'STUDENTS',
      subject: 'The winter fair',
      status: 'scheduled',
      sendAt: '2026-12-01T15:00:00.000Z',
      sendTime: '2026-12-01T09:00[America/Chicago]',
      timeZone: 'America/Chicago',
      createdBy: admin.id,
      startedAt: null,
      figures: { recipients: 0 },
    });
    const audit = await pool.query('select action, subject, subject_id, details from audit_entry');
    expect(audit.rows).toEqual([
      {
        action: 'queueEmail',
        subject: 'Campaign',
        subject_id: messageId,
        details: { audience: 'STUDENTS', sendAt: '2026-12-01T15:00:00.000Z' },
      },
    ]);
  });

  it('keeps the plain text of his own, and only what is harmless of the HTML', async () => {
    const answer = await admin.call(queue, {
      ...emailContent,
      htmlBody: '<script>alert(1)</script><p onclick="x()">Hello</p>',
      plainTextBody: 'Hello in my own words\r\n',
    });
    const { rows } = await pool.query('select body from campaign_body order by key');
    expect(rows).toEqual([{ body: '<p>Hello</p>' }, { body: 'Hello in my own words' }]);
    expect(queuedBy(answer).success).toBe(true);
  });

  it('makes one campaign of a call that is repeated with its requestId', async () => {
    const asked = { ...emailContent, metadata: { requestId: 'click-1', name: 'Winter' } };
    const [first, second] = await Promise.all([admin.call(queue, asked), admin.call(queue, asked)]);
    const third = await admin.call(queue, { ...asked, metadata: JSON.stringify(asked.metadata) });
    expect(queuedBy(second)).toEqual(queuedBy(first));
    expect(queuedBy(third)).toEqual(queuedBy(first));
    const other = await (await app.person('admin')).call(queue, asked);
    expect(queuedBy(other).messageId).not.toBe(queuedBy(first).messageId);
    const { rows } = await pool.query('select count(*)::int as n from campaign_body');
    expect(rows).toEqual([{ n: 4 }]);
  });

  it.each([
    [{ audience: 'EVERYBODY' }, ['audience']],
    [{ subject: ' ' }, ['subject']],
    [{ subject: 'x'.repeat(201) }, ['subject']],
    [{ subject: 'Hello\r\nBcc: all@people.test' }, ['subject']],
    [{ subject: 'News\u2028of fairs' }, ['subject']],
    [{ subject: 'News\u2029of fairs' }, ['subject']],
    [{ subject: 'News\u0085of fairs' }, ['subject']],
    [{ subject: 'Hi {{nickname}}' }, ['subject']],
    [{ htmlBody: '<p>&nbsp;</p>' }, ['htmlBody']],
    [{ htmlBody: '<script>x</script>' }, ['htmlBody']],
    [{ htmlBody: '<p>{{collegeName}}</p>' }, ['htmlBody']],
    [{ htmlBody: '<a href="https://e.test/{{email}}">x</a>' }, ['htmlBody']],
    [{ htmlBody: `<p>${'x'.repeat(150_000)}</p>` }, ['htmlBody']],
    [{ plainTextBody: '{{first name}}' }, ['plainTextBody']],
    [{ subject: '', plainTextBody: '{{x' }, ['plainTextBody', 'subject']],
    [{ sendTime: '2026-11-21T10:00:00Z' }, ['sendTime']],
    [{ sendTime: '2028-01-01T10:00:00Z' }, ['sendTime']],
    [{ sendTime: '2026-12-01T09:00' }, ['sendTime']],
    [{ metadata: 'not json' }, ['metadata']],
    [{ metadata: [1] }, ['metadata']],
    [{ metadata: { requestId: 1 } }, ['metadata']],
    [{ metadata: { note: 'x'.repeat(10_000) } }, ['metadata']],
    [{ metadata: { note: '\u0000' } }, ['metadata']],
  ])('is told what is wrong with %j, and nothing is kept', async (wrong, fields) => {
    const answer = await admin.call(queue, { ...emailContent, ...wrong });
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(fieldsOf(answer) ?? {}).sort()).toEqual(fields);
    expect((await pool.query('select 1 from campaign')).rows).toEqual([]);
  });

  it('may change it until it is sent', async () => {
    const { messageId: id } = queuedBy(await admin.call(queue, emailContent));
    const update = `mutation ($input: UpdateCampaignInput!) {
      updateCampaign(input: $input) { subject sendAt timeZone audience } }`;
    const changed = await admin.call(update, {
      input: { id, subject: 'Another', sendTime: '2026-12-02T15:00:00Z', htmlBody: '<p>New</p>' },
    });
    expect(changed.data?.['updateCampaign']).toEqual({
      subject: 'Another',
      sendAt: '2026-12-02T15:00:00.000Z',
      timeZone: null,
      audience: 'STUDENTS',
    });
    const bodies = await admin.call(
      'query ($id: ID!) { campaignBodies(id: $id) { htmlBody plainTextBody } }',
      { id },
    );
    expect(bodies.data?.['campaignBodies']).toEqual({
      htmlBody: '<p>New</p>',
      plainTextBody: 'New',
    });
    const wrong = await admin.call(update, { input: { id, subject: '{{x}}' } });
    expect(fieldsOf(wrong)).toHaveProperty('subject');
    await pool.query(`update campaign set status = 'sending', started_at = now()`);
    const late = await admin.call(update, { input: { id, subject: 'Too late' } });
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('finds campaigns newest first, a page at a time, and those of one state', async () => {
    for (const subject of ['one', 'two', 'three']) {
      await admin.call(queue, { ...emailContent, subject });
      app.world.advance(1);
    }
    const list = `query ($status: String, $nextToken: String) {
      listCampaigns(status: $status, limit: 2, nextToken: $nextToken) { items { subject } nextToken } }`;
    const first = (await admin.call(list)).data?.['listCampaigns'] as {
      readonly items: readonly { readonly subject: string }[];
      readonly nextToken: string;
    };
    expect(first.items.map(({ subject }) => subject)).toEqual(['three', 'two']);
    const second = await admin.call(list, { nextToken: first.nextToken });
    expect(second.data?.['listCampaigns']).toEqual({
      items: [{ subject: 'one' }],
      nextToken: null,
    });
    const sent = await admin.call(list, { status: 'sent' });
    expect(sent.data?.['listCampaigns']).toEqual({ items: [], nextToken: null });
  });
});

describe('An admin who tries a mail out', () => {
  const args = `audience: "COLLEGES", subject: "For {{collegeName}}", htmlBody: "<p>Hi {{firstName}}<script>x</script></p>"`;

  it('sees it as a reader would, without sending anything', async () => {
    const { data } = await admin.call(
      `{ previewCampaign(${args}) { subject htmlBody plainTextBody } }`,
    );
    const preview = data?.['previewCampaign'] as Record<string, string>;
    expect(preview['subject']).toBe('For Example College');
    expect(preview['htmlBody']).toContain('<p>Hi admin</p>');
    expect(preview['htmlBody']).not.toContain('<script');
    expect(preview['plainTextBody']).toContain('Hi admin\n');
    expect(preview['plainTextBody']).toContain('/unsubscribe/test');
  });

  it('gets it alone, marked as a test', async () => {
    const { data } = await admin.call(`mutation { sendCampaignTest(${args}) }`);
    expect(data?.['sendCampaignTest']).toBe(admin.email);
    const { rows } = await pool.query(
      `select recipient, subject, headers from mail where kind = 'campaign-test'`,
    );
    expect(rows).toEqual([
      {
        recipient: admin.email,
        subject: '[Test] For Example College',
        headers: {
          'List-Unsubscribe': '<http://127.0.0.1:3000/unsubscribe/test>',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    ]);
  });
});
