import { Transformer } from '@napi-rs/image';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pdf, picture } from '../../../../tests/support/files-by-http.fixture.server.ts';
import { img, pictureDrafts } from '../../../../tests/support/test-campaign-pictures.server.ts';
import { testServer, type Answer } from '../../../../tests/support/test-server.server.ts';
import { asFromTelephone, largePng } from '../../../platform/files/pictures.fixture.server.ts';
import { startMailServer } from '../../../platform/testing/mail-server.server.ts';
import { addCrowd } from '../testing/add-members.server.ts';

const server = await startMailServer();
const app = await testServer(new Date().toISOString(), {
  env: {
    SMTP_URL: server.url,
    MAIL_FROM: 'Quad <news@quad.example>',
    BRAND_POSTAL_ADDRESS: '1 College Green, Springfield, IL 62701',
  },
});
const { pool } = app.database;
const { publicUrl } = app.settings.env;
const admin = await app.person('admin');
await addCrowd(pool, 2);
afterAll(() => server.close());
beforeEach(async () => {
  await pool.query('truncate campaign, campaign_draft, campaign_template cascade');
  await pool.query('delete from mail');
  await pool.query('delete from mail_batch');
  server.received.length = 0;
});

const { save, send, upload, look } = await pictureDrafts(app, admin);
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
const said = async (htmlBody: string) => (await save({ htmlBody })).problems;
const aboutText = async (htmlBody: string) =>
  (await said(htmlBody)).find(({ field }) => field === 'htmlBody')?.problem;

describe('An admin who adds a picture', () => {
  test('has it drawn anew, in a size for emails, at an address that everyone can open for good', async () => {
    const { id } = await save({});
    const { src, width, height } = await upload(id, await picture(1600, 800));
    expect([width, height]).toEqual([536, 268]);
    expect(src).toMatch(/^\/api\/campaign-pictures\/[\da-f-]{36}\/[\w-]{22}\.(?:png|jpg)$/);
    const shown = await look(src);
    expect(shown.status).toBe(200);
    expect(await new Transformer(shown.body).metadata()).toMatchObject({
      width: 1200,
      height: 600,
    });
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^image\/(?:png|jpeg)$/) as string,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(shown.headers.get('set-cookie')).toBeNull();
    expect((await look(src, 'HEAD')).status).toBe(200);
    const { rows } = await pool.query(
      `select action, subject, subject_id from audit_entry order by at desc, id desc limit 1`,
    );
    expect(rows).toEqual([
      { action: 'uploadCampaignPicture', subject: 'CampaignDraft', subject_id: id },
    ]);
    // Half an address opens nothing.
    const [, , , file = ''] = src.split('/');
    expect((await look(`/api/campaign-pictures/${file}/${'A'.repeat(22)}.png`)).status).toBe(404);
    expect((await look(`/api/campaign-pictures/x/${'A'.repeat(22)}.png`)).status).toBe(404);
  });

  test('sends a photograph without where it was taken, and what is transparent on white', async () => {
    const { id } = await save({});
    const photo = await new Transformer(await picture(300, 200)).jpeg(95);
    const { src, width, height } = await upload(id, asFromTelephone(photo, 6));
    expect([width, height]).toEqual([200, 300]);
    expect((await look(src)).body.includes('Exif')).toBe(false);
    const clear = await Transformer.fromRgbaPixels(Buffer.alloc(40 * 40 * 4), 40, 40).webp(90);
    const white = await look((await upload(id, clear)).src);
    const pixels = await new Transformer(white.body).rawPixels();
    expect(pixels.every((value) => value > 250)).toBe(true);
  });

  test('keeps it small where it came small, and a tall one readable', async () => {
    const { id } = await save({});
    expect(await upload(id, await picture(300, 100))).toMatchObject({ width: 300, height: 100 });
    expect(await upload(id, await picture(500, 3000))).toMatchObject({ width: 500, height: 3000 });
  });
});

describe('What is no picture for an email', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const kinds = 'Send PNG, JPEG or WebP.';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

  /** The head of a WebP that says it is an animation. */
  function movingWebp(): Buffer {
    const head = Buffer.alloc(64);
    head.write('RIFF', 0, 'latin1');
    head.writeUInt32LE(56, 4);
    head.write('WEBPVP8X', 8, 'latin1');
    head.writeUInt32LE(10, 16);
    head[20] = 0b10;
    return head;
  }

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    ['an SVG with a script', () => Buffer.from(script), 415, kinds],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, kinds],
    ['a PDF', () => pdf(), 415, kinds],
    ['a GIF', () => gif, 415, kinds],
    ['an animation', movingWebp, 400, 'Animated pictures aren’t accepted.'],
    ['nothing', () => Buffer.alloc(0), 400, 'The file is empty.'],
    ['gigabytes of pixels in a few bytes', () => largePng(9000, 9000), 400, 'million pixels'],
    ['half', async () => (await picture(256, 256)).subarray(0, 80), 400, 'can’t read this picture'],
    [
      'more than 10 MB',
      () => Buffer.concat([largePng(200, 200), Buffer.alloc(10_000_000)]),
      413,
      'up to 10 MB',
    ],
  ])('is refused: %s', async (_, body, status, sentence) => {
    const { id } = await save({});
    const answer = await send(id, await body());
    expect(answer.status).toBe(status);
    expect(answer.json.errors?.[0]?.extensions.fields?.['file']).toContain(sentence);
    const { rows } = await pool.query('select from file where record_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('is refused: one for a draft that is not there, or that has had its hundred', async () => {
    const nowhere = '018f0000-0000-7000-8000-000000000000';
    expect((await send(nowhere, await picture(20, 20))).status).toBe(404);
    expect((await send('x', await picture(20, 20))).status).toBe(404);
    const { id } = await save({});
    await pool.query(
      `insert into file (id, record_type, record_id, slot, personal, name, bytes, state, created_at,
         changed_at)
       select gen_random_uuid(), 'CampaignPicture', $1, 'text', false, '', 1, 'ready', now(), now()
       from generate_series(1, 100)`,
      [id],
    );
    const full = await send(id, await picture(20, 20));
    expect([full.status, full.json.errors?.[0]?.extensions.fields?.['file']]).toEqual([
      409,
      '100 images were uploaded for this draft. Copy it as a new draft to add more.',
    ]);
    await pool.query('delete from file where record_id = $1', [id]);
  });
});

test.each(['admin6x6', 'college', 'student', 'counselor', 'parent'] as const)(
  'No %s uploads one, nor does a guest',
  async (type) => {
    const { id } = await save({});
    const body = await picture(20, 20);
    expect((await send(id, body, await app.person(type))).status).toBe(403);
    expect((await send(id, body, app.stranger())).status).toBe(401);
    const { rows } = await pool.query('select from file where record_id = $1', [id]);
    expect(rows).toEqual([]);
  },
);

describe('The text of a campaign', () => {
  test.each(['data:image/png;base64,iVBORw0KGgo=', 'javascript:alert(1)', 'http://evil.example/a'])(
    'never keeps an image at %j',
    async (src) => {
      const { htmlBody } = await save({ htmlBody: `<p>Hi</p>${img(src)}` });
      expect(htmlBody).toBe('<p>Hi</p>');
    },
  );

  test.each([
    ['https://evil.example/a.png', 'https://evil.example/a.png'],
    ['/api/files/018f0000-0000-7000-8000-000000000000/a.png', '/api/files/018f'],
    ['//evil.example/a.png', undefined],
  ])('is not sent with an image at %j', async (src, named) => {
    const problem = await aboutText(`<p>Hi</p>${img(src)}`);
    if (named === undefined) expect(problem).toBeUndefined();
    else expect(problem).toContain(`This image wasn’t uploaded here: ${named}`);
    const queued = await admin.call(
      `mutation ($html: String!) { queueEmail(audience: "STUDENTS", sendTime: "now", subject: "Hi",
         htmlBody: $html) { messageId } }`,
      { html: img(src) },
    );
    expect(Object.keys(fieldsOf(queued) ?? {})).toEqual(['htmlBody']);
    const tried = await admin.call(
      `mutation ($html: String!) { sendCampaignTest(audience: "STUDENTS", subject: "Hi", htmlBody: $html) }`,
      { html: img(src) },
    );
    expect(Object.keys(fieldsOf(tried) ?? {})).toEqual(['htmlBody']);
  });

  test('needs each image to be there and described; a decorative one says so', async () => {
    const { id } = await save({});
    const { src } = await upload(id);
    expect(await aboutText(img(src))).toBeUndefined();
    expect(await aboutText(img(`${publicUrl}${src}`))).toBeUndefined();
    expect(await aboutText(img(src, 'alt=""'))).toBeUndefined();
    expect(await aboutText(img(src, ''))).toContain('Describe each image');
    expect(await aboutText(`<a href="https://quad.example">${img(src, 'alt=""')}</a>`)).toContain(
      'the image that’s a link',
    );
    const other = src.replace(/[\w-]{22}\./, `${'A'.repeat(22)}.`);
    expect(await aboutText(img(other))).toContain('no longer available');
    // The host is ignored: stored pictures are always on this site.
    const { htmlBody } = await save({ htmlBody: img(`https://evil.example${src}`) });
    expect(htmlBody).toBe(`<img src="${src}" alt="A hall" />`);
    expect(await aboutText(img(src).repeat(20))).toBeUndefined();
    expect(await aboutText(img(src).repeat(21))).toContain('up to 20 images');
    await pool.query(
      `update file set bytes = 10000001 where record_type = 'CampaignPicture' and record_id = $1`,
      [id],
    );
    expect(await aboutText(img(src))).toContain('can be up to 10 MB in total');
  });

  test('says what its images show in plain text, too', async () => {
    const { id } = await save({});
    const { src } = await upload(id);
    const { textTwin } = await save({
      htmlBody: `<p>Hi</p>${img(src, 'alt="A full hall"')}${img(src, 'alt=""')}<p><a href="https://quad.example/calendar">${img(src, 'alt="All fairs"')}</a></p>`,
    });
    expect(textTwin).toBe('Hi\n\n[A full hall]\n\n[All fairs] (https://quad.example/calendar)');
  });
});

describe('The reader of a campaign', () => {
  test('sees its pictures, in the test as in the email, without any cookie', async () => {
    const { id } = await save({});
    const { src } = await upload(id);
    const written = {
      audience: 'STUDENTS',
      subject: 'Come',
      htmlBody: `<p>Hi {{firstName}}</p><a href="https://quad.example/calendar">${img(src, 'alt="A &quot;full&quot; hall" width="5000" height="7" onload="alert(1)" style="position:fixed"')}</a>`,
    };
    const { version } = await save({ id, ...written });
    const tried = await admin.call(
      `mutation ($audience: String!, $subject: String!, $htmlBody: String!) {
         sendCampaignTest(audience: $audience, subject: $subject, htmlBody: $htmlBody) }`,
      written,
    );
    expect(tried.errors).toBeUndefined();
    await app.mailService.deliverDue();
    await expect.poll(() => server.received.length).toBe(1);
    const sent = await admin.call(
      `mutation ($id: ID!, $version: Int!) { sendCampaignDraft(id: $id, version: $version, sendTime: "now") }`,
      { id, version },
    );
    expect(sent.errors).toBeUndefined();
    await app.jobs.runDue();
    await app.mailService.deliverDue();
    await expect.poll(() => server.received.length).toBe(3);
    for (const mail of server.received) {
      const tag = /<img\b[^>]*>/.exec(String(mail.html))?.[0] ?? '';
      expect(tag).toContain(`src="${publicUrl}${src}"`);
      expect(tag).toContain('alt="A &quot;full&quot; hall"');
      expect(tag).toContain('width="536" height="268"');
      expect(tag).toMatch(/style="[^"]*display:block;height:auto;[^"]*max-width:100%"/);
      expect(tag).not.toMatch(/onload|fixed/);
      expect(mail.html).toMatch(/<a href="https:\/\/quad\.example\/calendar"[^>]*><img/);
      expect(mail.text).toContain('[A "full" hall] (https://quad.example/calendar)');
    }
    expect((await look(src)).status).toBe(200);
  });
});
