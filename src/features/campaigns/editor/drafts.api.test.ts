import { beforeEach, describe, expect, it } from 'vitest';
import { testServer, type Answer } from '../../../../tests/support/test-server.server.ts';
import { addCrowd } from '../testing/add-members.server.ts';

const app = await testServer();
const { pool } = app.database;
const admin = await app.person('admin');
await addCrowd(pool, 3);

interface Draft {
  readonly id: string;
  readonly version: number;
  readonly subject: string;
  readonly htmlBody: string;
  readonly textTwin: string;
  readonly plainTextBody: string | null;
  readonly problems: readonly { readonly field: string; readonly problem: string }[];
}

const parts =
  'id version audience subject preheader htmlBody plainTextBody textTwin problems { field problem }';
const written = {
  audience: 'STUDENTS',
  subject: 'Meet {{firstName|your}} colleges',
  preheader: 'Sixty colleges, one evening',
  htmlBody: '<h2>Come</h2><p>Hi {{firstName|there}}!</p>',
};

const ask = (input: object) =>
  admin.call(
    `mutation ($input: SaveCampaignDraftInput!) { draft: saveCampaignDraft(input: $input) { ${parts} } }`,
    { input },
  );
const save = async (input: object): Promise<Draft> => {
  const { data, errors } = await ask(input);
  expect(errors).toBeUndefined();
  return data?.['draft'] as Draft;
};
const read = async (id: string) => {
  const { data } = await admin.call(
    `query ($id: ID!) { draft: getCampaignDraft(id: $id) { ${parts} } }`,
    { id },
  );
  return data?.['draft'] as Draft | null;
};
const send = (id: string, version: number, sendTime = '2026-12-01T09:00[America/Chicago]') =>
  admin.call(
    `mutation ($id: ID!, $version: Int!, $sendTime: String!) {
      id: sendCampaignDraft(id: $id, version: $version, sendTime: $sendTime) }`,
    { id, version, sendTime },
  );
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;

beforeEach(async () => {
  await pool.query('truncate campaign, campaign_draft, campaign_template cascade');
  await pool.query('delete from audit_entry');
});

describe('An admin who writes an email to many', () => {
  it('finds what was written again, cleaned as it would be sent, with its plain text', async () => {
    const { id } = await save({});
    await save({ id, ...written, htmlBody: `${written.htmlBody}<script>alert(1)</script>` });
    expect(await read(id)).toMatchObject({
      ...written,
      version: 2,
      plainTextBody: null,
      textTwin: 'Come\n\nHi {{firstName|there}}!',
      problems: [],
    });
  });

  it('is told what keeps it from being sent, and loses nothing of it', async () => {
    const { id, problems } = await save({});
    expect(problems.map(({ field }) => field).sort()).toEqual(['audience', 'htmlBody', 'subject']);
    const kept = await save({ id, subject: 'Hi {{nickname}}', htmlBody: '<p>{{firstName' });
    expect(kept).toMatchObject({ subject: 'Hi {{nickname}}', htmlBody: '<p>{{firstName</p>' });
    expect(kept.problems.map(({ field }) => field).sort()).toEqual([
      'audience',
      'htmlBody',
      'subject',
    ]);
    const refused = await send(id, kept.version);
    expect(Object.keys(fieldsOf(refused) ?? {})).toEqual(['audience']);
    expect(await read(id)).not.toBeNull();
  });

  it('does not save over what was saved in another window', async () => {
    const { id, version } = await save(written);
    await save({ id, version, subject: 'First' });
    expect(codeOf(await ask({ id, version, subject: 'Second' }))).toBe('CONFLICT');
    expect((await read(id))?.subject).toBe('First');
  });

  it('keeps a plain text of their own until it is emptied', async () => {
    const { id } = await save({ ...written, plainTextBody: 'Short.\r\nAnd plain.' });
    expect((await read(id))?.plainTextBody).toBe('Short.\nAnd plain.');
    await save({ id, plainTextBody: '  ' });
    expect((await read(id))?.plainTextBody).toBeNull();
  });

  it('cannot keep what no email could hold', async () => {
    const answer = await ask({ audience: 'EVERYONE', subject: 'x'.repeat(500) });
    expect(Object.keys(fieldsOf(answer) ?? {}).sort()).toEqual(['audience', 'subject']);
    expect((await pool.query('select from campaign_draft')).rowCount).toBe(0);
  });

  it('sends it once, however often the button is pressed, and the draft is the campaign then', async () => {
    const { id, version } = await save(written);
    const answers = await Promise.all([send(id, version), send(id, version)]);
    expect(answers.map(({ data }) => data?.['id'])).toEqual([id, id]);
    expect(await read(id)).toBeNull();
    const { data } = await admin.call(
      'query ($id: ID!) { getCampaign(id: $id) { status subject preheader sendAt timeZone } }',
      { id },
    );
    expect(data?.['getCampaign']).toEqual({
      status: 'scheduled',
      subject: written.subject,
      preheader: written.preheader,
      sendAt: '2026-12-01T15:00:00.000Z',
      timeZone: 'America/Chicago',
    });
    const { rows } = await pool.query(
      `select action from audit_entry where subject_id = $1 order by action`,
      [id],
    );
    expect(rows).toEqual([{ action: 'saveCampaignDraft' }, { action: 'sendCampaignDraft' }]);
  });

  it('is told of a time that is past, of a text that has changed, and of having no one to read it', async () => {
    const { id, version } = await save(written);
    expect(fieldsOf(await send(id, version, '2026-11-01T09:00[UTC]'))).toHaveProperty('sendTime');
    expect(codeOf(await send(id, version + 1))).toBe('CONFLICT');
    const lonely = await save({ ...written, audience: 'ADMINS6X6' });
    expect(codeOf(await send(lonely.id, lonely.version, 'now'))).toBe('CONFLICT');
    const nowhere = await save({
      ...written,
      audience: 'FAIR_CAME:018f0000-0000-7000-8000-000000000000',
    });
    expect(fieldsOf(await send(nowhere.id, nowhere.version))).toHaveProperty('audience');
    expect((await pool.query('select from campaign')).rowCount).toBe(0);
  });

  it('takes a scheduled campaign back, which goes out only when it is scheduled again', async () => {
    const edit = (id: string) =>
      admin.call('mutation ($id: ID!) { id: editCampaign(id: $id) }', { id });
    const at = (time: string, id: string, version: number) =>
      admin.call(
        `mutation ($id: ID!, $version: Int!, $at: String!) {
           sendCampaignDraft(id: $id, version: $version, sendTime: $at) }`,
        { id, version, at: time },
      );
    const later = new Date(app.world.now().getTime() + 86_400_000).toISOString();
    const { id, version } = await save(written);
    expect((await at(later, id, version)).errors).toBeUndefined();
    for (const _ of ['once', 'again']) expect((await edit(id)).data).toEqual({ id });
    expect(await read(id)).toMatchObject({ ...written, plainTextBody: null });
    expect((await pool.query('select from campaign where id = $1', [id])).rowCount).toBe(0);
    const changed = await save({ id, subject: 'Another evening' });
    expect((await at(later, id, changed.version)).errors).toBeUndefined();
    const { rows } = await pool.query('select subject, status from campaign where id = $1', [id]);
    expect(rows).toEqual([{ subject: 'Another evening', status: 'scheduled' }]);

    await pool.query(`update campaign set status = 'paused', started_at = now() where id = $1`, [
      id,
    ]);
    expect((await edit(id)).errors?.[0]?.message).toMatch(/hasn’t started sending/);
    await pool.query('delete from campaign where id = $1', [id]);
  });

  it('starts from a campaign that was sent, and from a template', async () => {
    const { id, version } = await save(written);
    const saving = `mutation ($draftId: ID!, $name: String!) {
      id: saveCampaignTemplate(draftId: $draftId, name: $name) }`;
    const { data: kept } = await admin.call(saving, { draftId: id, name: 'Monthly news' });
    await save({ id, subject: 'Changed since' });
    const { data: again } = await admin.call(saving, { draftId: id, name: 'monthly NEWS' });
    expect(again?.['id']).toBe(kept?.['id']);
    await send(id, version + 1);
    const { data } = await admin.call('mutation ($id: ID!) { id: copyCampaign(id: $id) }', { id });
    expect(await read(String(data?.['id']))).toMatchObject({
      ...written,
      subject: 'Changed since',
      plainTextBody: null,
      version: 1,
    });
    const { data: begun } = await admin.call(
      'mutation ($id: ID!) { id: startFromTemplate(id: $id) }',
      { id: kept?.['id'] },
    );
    expect(await read(String(begun?.['id']))).toMatchObject({
      subject: 'Changed since',
      htmlBody: written.htmlBody,
    });
    await admin.call('mutation ($id: ID!) { deleteCampaignTemplate(id: $id) }', {
      id: kept?.['id'],
    });
    const { data: left } = await admin.call('{ listCampaignTemplates { id } }');
    expect(left?.['listCampaignTemplates']).toEqual([]);
  });

  it('finds drafts and campaigns in one list, by their words and by their state', async () => {
    const { id, version } = await save(written);
    await send(id, version);
    app.world.advance(1000);
    await save({ subject: 'Still being written' });
    const list = async (given: string) => {
      const { data } = await admin.call(
        `{ campaignTable(${given}) { total items { subject state figures { recipients unsubscribed } } } }`,
      );
      return data?.['campaignTable'];
    };
    expect(await list('descending: true')).toEqual({
      total: 2,
      items: [
        { subject: 'Still being written', state: 'draft', figures: null },
        {
          subject: written.subject,
          state: 'scheduled',
          figures: { recipients: 0, unsubscribed: 0 },
        },
      ],
    });
    expect(await list('state: "draft", search: "WRITTEN"')).toMatchObject({ total: 1 });
    expect(await list('state: "sent"')).toEqual({ total: 0, items: [] });
  });

  it('sees it with the values of a recipient, and with none behind the last one', async () => {
    const preview = async (recipient: number) => {
      const { data } = await admin.call(
        `query ($recipient: Int) { previewCampaign(audience: "STUDENTS", subject: "For {{name}}",
           htmlBody: "<p>Hi</p>", preheader: "Psst, {{firstName}}", recipient: $recipient) {
             subject htmlBody recipientEmail recipientName } }`,
        { recipient },
      );
      return data?.['previewCampaign'] as Record<string, string | null>;
    };
    const second = await preview(2);
    expect(second['recipientEmail']).toMatch(/^reader-\d@people\.test$/);
    expect(second['subject']).toBe(`For ${second['recipientName']}`);
    expect(second['htmlBody']).toContain('Psst, Reader');
    expect(await preview(4)).toMatchObject({ recipientEmail: null, subject: 'For admin' });
  });
});
