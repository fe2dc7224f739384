import { describe, expect, test } from 'vitest';
import { operations } from '../../src/app/operations.ts';
import { featureNames, type Feature } from '../../src/platform/model/features.ts';
import { callers } from '../support/test-callers.ts';
import { withClasses } from '../support/test-classes.server.ts';
import { mailsTo } from '../support/test-mail.server.ts';
import { operationCalls } from '../support/test-operations.ts';
import { recordIn } from '../support/test-records.server.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';

// Sessions of admins end by the real clock.
const app = await testServer(new Date().toISOString(), {
  env: { BRAND_CONTACT_EMAIL: 'hello@fairs.example' },
});
const { pool } = app.database;
const admin = await app.person('admin');
const { fair, counselor, open, save, write, join, show, classIn, codeOfLink } =
  await withClasses(app);

const switching = (features: Readonly<Partial<Record<Feature, boolean>>>, by: Person = admin) =>
  by.call(
    'mutation ($features: [SiteFeatureInput!]!) { it: saveSiteFeatures(features: $features) { name isOn } }',
    { features: Object.entries(features).map(([name, isOn]) => ({ name, isOn })) },
  );
const switchTo = async (features: Readonly<Partial<Record<Feature, boolean>>>) => {
  app.world.advance(1_000);
  expect((await switching(features)).errors).toBeUndefined();
};
const listed = async (name: Feature, by: Person = admin) => {
  const { data } = await by.call(
    '{ it: siteFeatures { name isOn variable canBeOff inUse people changedBy } }',
  );
  return (data?.['it'] as readonly { readonly name: string }[]).find((one) => one.name === name);
};
const refusal = ({ errors }: Answer) => errors?.[0]?.message ?? null;
const lastAudit = async () => {
  const { rows } = await pool.query<{ action: string; details: unknown }>(
    'select action, details from audit_entry order by at desc, id desc limit 1',
  );
  return rows[0];
};

/** The operations of each feature, by hand. */
const callsOf: Readonly<Record<Feature, readonly string[]>> = {
  newsletter: [],
  'contact-form': ['sendContactUsEmail'],
  guides: [],
  classes: [
    'myClass',
    'myClasses',
    'openClassLink',
    'endClassLink',
    'saveClassList',
    'clearClassList',
    'writeToClass',
  ],
  'fair-news': [],
  push: ['allowPush'],
};
const sentences: Readonly<Record<Feature, string>> = {
  newsletter: 'You can’t sign up for a newsletter on this site right now.',
  'contact-form': 'This site doesn’t have a contact form right now. Please email us instead.',
  guides: 'This site doesn’t have guides right now.',
  classes: 'This site doesn’t offer classes right now. Nothing in them is lost.',
  'fair-news': 'This site doesn’t send news about new fairs right now.',
  push: 'This site doesn’t send notifications right now.',
};

describe.each(featureNames)('The calls of %s', (feature) => {
  test('are those that say so themselves', () => {
    const own = operations.filter((one) => one.feature === feature).map(({ name }) => name);
    expect(own.sort()).toEqual([...callsOf[feature]].sort());
  });

  test('are refused while it is off, and answered again when it is back', async () => {
    const asked = callsOf[feature].map((name) => {
      const [call = '', who = ''] = operationCalls[name] ?? [];
      return { call, caller: callers[who.replaceAll(' ', '').indexOf('+')] ?? 'stranger' };
    });
    const answers = async () => {
      const told: (string | null)[] = [];
      for (const { call, caller } of asked) {
        const who =
          caller === 'stranger' || caller === 'guest' ? app[caller]() : await app.person(caller);
        told.push(refusal(await who.call(call)));
      }
      return told;
    };
    await switchTo({ [feature]: false });
    expect(await listed(feature)).toMatchObject({ isOn: false, changedBy: 'admin' });
    expect(await answers()).toEqual(asked.map(() => sentences[feature]));
    await switchTo({ [feature]: true });
    expect(await listed(feature)).toMatchObject({ isOn: true, changedBy: null });
    for (const told of await answers()) expect(told).not.toBe(sentences[feature]);
  });
});

describe('A visitor who wants the newsletter while it is off', () => {
  const subscribe = (email: string) =>
    app.fastify.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { list: 'attendees', name: 'Ada', email },
    });
  const choose = (who: Person, subscribed: boolean) =>
    who.call(
      `mutation { it: setMyMailChoice(scope: "attendees", subscribed: ${subscribed}) { scope subscribed } }`,
    );

  test('is refused; a link from before says so, and counts when it is back', async () => {
    await subscribe('early@people.test');
    const [{ text } = { text: '' }] = await mailsTo(app, 'early@people.test');
    const url = /\/newsletter\/confirm\/[\w-]{22}(?=\s)/.exec(text)?.[0] ?? 'no link';
    expect(await listed('newsletter')).toMatchObject({ inUse: 0, people: 1 });
    await switchTo({ newsletter: false });

    const refused = await subscribe('late@people.test');
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain(sentences.newsletter);
    expect(await mailsTo(app, 'late@people.test')).toEqual([]);
    for (const method of ['GET', 'POST'] as const) {
      const page = await app.fastify.inject({ method, url });
      expect([page.statusCode, page.body]).toEqual([
        404,
        expect.stringContaining('Newsletter signup is closed'),
      ]);
    }

    await switchTo({ newsletter: true });
    expect((await app.fastify.inject({ method: 'POST', url })).body).toContain('You’re subscribed');
    expect(await listed('newsletter')).toMatchObject({ inUse: 1, people: 0 });
  });

  test('isn’t offered in the profile, and people who get it keep it and can leave', async () => {
    const [reader, other] = [await app.person('parent'), await app.person('parent')];
    await choose(reader, true);
    await switchTo({ newsletter: false });
    expect(refusal(await choose(other, true))).toBe(sentences.newsletter);
    expect((await choose(reader, true)).data?.['it']).toContainEqual({
      scope: 'attendees',
      subscribed: true,
    });
    expect((await choose(reader, false)).errors).toBeUndefined();
    expect(refusal(await choose(reader, true))).toBe(sentences.newsletter);
    await switchTo({ newsletter: true });
    expect((await choose(reader, true)).errors).toBeUndefined();
  });
});

describe('A counselor’s class while classes are off', () => {
  test('is kept whole: its link leads to the fair, brings no one in and no email goes out', async () => {
    const slug = await fair();
    const who = await counselor();
    const code = await codeOfLink(who, slug);
    recordIn(await save(who, slug, 'Ada Lovelace, ada@class.test'));
    await write(who, slug, 'invitation');
    expect(await listed('classes')).toMatchObject({ inUse: 1, people: 1 });
    await switchTo({ classes: false });

    await app.jobs.runDue();
    expect(await mailsTo(app, 'ada@class.test')).toEqual([]);
    const byCode = `{ it: classByCode(code: "${code}") { fair counselor } }`;
    expect((await app.stranger().call(byCode)).data?.['it']).toEqual({
      fair: slug,
      counselor: null,
    });
    const email = await join(slug, { classCode: code, counselorMaySee: true });
    const { rows } = await pool.query(
      `select 1 from class_member m join fair_attendee t on t.id = m.attendee_id where t.email = $1`,
      [email],
    );
    expect(rows).toEqual([]);
    expect(refusal(await open(who, slug))).toBe(sentences.classes);

    await switchTo({ classes: true });
    const shown = classIn(await show(who, slug));
    expect(shown).toMatchObject({ code, list: [{ email: 'ada@class.test' }], students: [] });
    await join(slug, { classCode: code, counselorMaySee: true });
    expect(classIn(await show(who, slug)).students).toHaveLength(1);
    await write(who, slug, 'invitation');
    await app.jobs.runDue();
    expect(await mailsTo(app, 'ada@class.test')).toHaveLength(1);
  });

  test('is not promised to who is confirmed', async () => {
    await switchTo({ classes: false });
    const who = await counselor({ confirmed: false });
    const { rows } = await pool.query<{ id: string }>(
      'select id from counselor where user_id = $1',
      [who.id],
    );
    await admin.call(`mutation { confirmCounselor(counselorId: "${rows[0]?.id ?? ''}") { id } }`);
    const [mail] = await mailsTo(app, who.email);
    expect(mail?.subject).toBe('You’re confirmed as a counselor');
    expect(mail?.text).not.toMatch(/class/i);
    await switchTo({ classes: true });
  });
});

describe('The contact form', () => {
  const setEmail = (value: string | null) =>
    admin.call(
      'mutation ($values: [SiteSettingInput!]!) { saveSiteSettings(values: $values) { key } }',
      { values: [{ key: 'contactEmail', value }] },
    );

  test('stays on where there is no address to email instead', async () => {
    const bare = await testServer(new Date().toISOString());
    const boss = await bare.person('admin');
    const answer = await switching({ 'contact-form': false }, boss);
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      'contact-form':
        'Set a contact email under Organization first, so that people can still write to you.',
    });
    expect(await listed('contact-form', boss)).toMatchObject({ isOn: true, canBeOff: false });
    const set = (value: string | null) =>
      boss.call(
        'mutation ($values: [SiteSettingInput!]!) { saveSiteSettings(values: $values) { key } }',
        { values: [{ key: 'contactEmail', value }] },
      );
    await set('team@fairs.example');
    expect((await switching({ 'contact-form': false }, boss)).errors).toBeUndefined();
    expect(await listed('contact-form', boss)).toMatchObject({ isOn: false });
    // Without the address the form is back, so that people can still reach the organizer.
    bare.world.advance(1_000);
    await set(null);
    expect(await listed('contact-form', boss)).toMatchObject({ isOn: true });
    await bare.close();
  });

  test('cannot lose its address where the server sets it', async () => {
    expect((await setEmail(null)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('The guides', () => {
  test('leave the sitemap and the tagline, and come back', async () => {
    const sitemap = async () => (await app.fastify.inject({ url: '/sitemap.xml' })).body;
    expect(await sitemap()).toContain('/resources/college-prep<');
    await switchTo({ guides: false, 'contact-form': false });
    await expect.poll(sitemap).not.toMatch(/\/resources|\/contact-us/);
    expect(await sitemap()).toContain('/pricing<');
    expect(app.settings.env.brand.tagline).toBe('Free virtual college fairs');
    await switchTo({ guides: true, 'contact-form': true });
    await expect.poll(sitemap).toContain('/resources/college-prep<');
    expect(await sitemap()).toContain('/contact-us<');
    expect(app.settings.env.brand.tagline).toMatch(/resources and guides$/);
  });
});

describe('Admins', () => {
  test('are recorded with what they switched', async () => {
    await switchTo({ guides: false, newsletter: false });
    expect(await lastAudit()).toEqual({
      action: 'saveSiteFeatures',
      details: { status: 'off', fields: ['guides', 'newsletter'] },
    });
    await switchTo({ guides: true, newsletter: true });
    expect(await lastAudit()).toMatchObject({ details: { status: 'on' } });
    const before = await lastAudit();
    await switchTo({ guides: true });
    expect(await lastAudit()).toEqual(before);
  });

  test('name features that are there, all or none', async () => {
    const answer = await admin.call(
      `mutation { saveSiteFeatures(features: [{ name: "guides", isOn: false },
         { name: "booths", isOn: false }]) { name } }`,
    );
    expect(answer.errors?.[0]?.extensions.fields).toHaveProperty('booths');
    expect(await listed('guides')).toMatchObject({ isOn: true });
  });

  test('are followed by a second process', async () => {
    const neighbor = await app.neighbor();
    await switchTo({ guides: false });
    await expect.poll(() => neighbor.settings.env.features.off.has('guides')).toBe(true);
    await switchTo({ guides: true });
    await expect.poll(() => neighbor.settings.env.features.off.has('guides')).toBe(false);
    await neighbor.close();
  });
});

describe('What FEATURES_OFF names', () => {
  test('is off, and no admin switches it on', async () => {
    const locked = await testServer(new Date().toISOString(), {
      env: { FEATURES_OFF: 'classes, newsletter' },
    });
    const boss = await locked.person('admin');
    expect(await listed('classes', boss)).toMatchObject({ isOn: false, variable: 'FEATURES_OFF' });
    expect(await listed('guides', boss)).toMatchObject({ isOn: true, variable: null });
    const answer = await switching({ classes: true, guides: false }, boss);
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      classes:
        'The environment variable FEATURES_OFF sets this. Change it there, or remove it to set this here.',
    });
    expect(await listed('guides', boss)).toMatchObject({ isOn: true });
    const teacher = await locked.person('counselor');
    expect(refusal(await teacher.call('{ myClasses { fair } }'))).toBe(sentences.classes);
    await locked.close();
  });
});
