import { expect, test } from 'vitest';
import { withClasses } from '../../../../tests/support/test-classes.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { world, jobs, database } = app;
const { fair, counselor, confirm, codeOfLink, join } = await withClasses(app);

/** The reminders sent now: the key of the link to the question by recipient; undefined without. */
async function sentAt(
  instant: string,
  question: RegExp,
): Promise<Record<string, string | undefined>> {
  world.moveTo(instant);
  await jobs.runDue();
  const { rows } = await database.pool.query<{ recipient: string; text: string }>(
    `delete from mail where kind = 'fair-reminder' returning recipient, text`,
  );
  return Object.fromEntries(
    rows.map(({ recipient, text }) => [
      recipient,
      question.exec(text.replaceAll(/\s+/gu, ' '))?.[1],
    ]),
  );
}

test('the question of a class whose counselor was confirmed later is in reminders until answered', async () => {
  const start = '2026-12-03T15:00:00.000Z';
  const slug = await fair({
    startTime: start,
    endTime: '2026-12-03T19:00:00.000Z',
    exhibitorDeadline: start,
  });
  const grace = await counselor({ confirmed: false });
  const classCode = await codeOfLink(grace, slug);
  const ada = await app.person('student');
  // More time passes here than a session lasts.
  await database.pool.query(`update session set expires_at = '2028-01-01'`);
  const guest = await join(slug, { classCode, locale: 'es' });
  await join(slug, { classCode, email: ada.email });
  const other = await join(slug);
  const key = expect.stringMatching(/^[\w-]{22}$/);

  const english =
    /One question is left: can Grace Hopper \(Maple Grove High\) see that you registered\? Answer the question: \S+\/my-registration\?key=([\w-]{22}) /u;
  const spanish =
    /Queda una pregunta: ¿puede Grace Hopper \(Maple Grove High\) ver que te inscribiste\? Responder la pregunta: \S+\/my-registration\?key=([\w-]{22}) /u;

  // An unconfirmed counselor is not named.
  expect(await sentAt('2026-11-26T15:00:00.000Z', english)).toEqual({
    [ada.email]: undefined,
    [guest]: undefined,
    [other]: undefined,
  });
  await confirm(grace, true);
  expect(await sentAt('2026-12-02T15:00:00.000Z', english)).toEqual({
    [ada.email]: key,
    [guest]: undefined,
    [other]: undefined,
  });
  const { data } = await ada.call('{ it: me { registrations { id } } }');
  const [own] = (data?.['it'] as { registrations: { id: string }[] }).registrations;
  await ada.call(
    'mutation ($input: MyRegistrationInput!) { updateMyRegistration(input: $input) { id } }',
    { input: { id: own?.id, counselorMaySee: false } },
  );
  const last = await sentAt('2026-12-03T14:00:00.000Z', spanish);
  expect(last).toEqual({ [ada.email]: undefined, [guest]: key, [other]: undefined });
  const opened = await app.fastify.inject({
    method: 'POST',
    url: '/api/auth/sign-in/link',
    headers: { origin: 'http://127.0.0.1:3000' },
    payload: { token: last[guest] },
  });
  expect(opened.json()).toMatchObject({ payload: { fair: slug } });
});
