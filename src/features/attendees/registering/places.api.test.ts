import { describe, expect, test } from 'vitest';
import { readOne } from '../../../../tests/support/feeds/read-back.fixture.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import {
  codeOf,
  fieldsOf,
  messageOf,
  parent,
  registering,
} from '../../../../tests/support/test-registrations.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { fair, sessionsFair, address, register, rowsOf, mailTo } = await registering(app);

describe('many at once', () => {
  test('get no more places than a fair has', async () => {
    const slug = await fair({ capacity: 3 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => register({ ...parent, fair: slug, email: address() })),
    );
    expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(3);
    expect(answers.filter((answer) => messageOf(answer) === 'This fair is full.')).toHaveLength(9);
    expect(await rowsOf(slug)).toHaveLength(3);
  });

  test('get no more places than a session has', async () => {
    const slug = await sessionsFair();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        register({ ...parent, fair: slug, email: address(), attending: [2, 1] }),
      ),
    );
    expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(2);
    const refused = answers.find((answer) => codeOf(answer) !== undefined);
    expect([codeOf(refused ?? { status: 0 }), fieldsOf(refused ?? { status: 0 })]).toEqual([
      'CONFLICT',
      { attending: 'Session 2 is full.' },
    ]);
    const others = await register({ ...parent, fair: slug, email: address(), attending: [3] });
    expect(codeOf(others)).toBeUndefined();
  });
});

describe('someone who chooses sessions', () => {
  test('finds them in the mail and its entry, and only those that there are', async () => {
    const slug = await sessionsFair();
    const email = address();
    await register({ ...parent, fair: slug, email, attending: [3, 1, 3] });
    expect((await rowsOf(slug))[0]).toMatchObject({ attending: [1, 3] });
    const [mail] = await mailTo(email);
    expect(mail?.text).toContain('Your sessions: Session 1; Session 3');
    expect(readOne(mail?.calendar?.content ?? '')).toMatchObject({
      start: '2027-01-10T15:00:00.000Z',
      end: '2027-01-10T17:45:00.000Z',
    });
    const wrong = await register({ ...parent, fair: slug, email: address(), attending: [4] });
    expect(fieldsOf(wrong)).toEqual({ attending: 'There’s no session 4.' });
    const draft = await sessionsFair('draft');
    expect(
      fieldsOf(await register({ ...parent, fair: draft, email: address(), attending: [1] })),
    ).toEqual({ attending: 'There’s no session 1.' });
  });

  test('changes them where there is room, and takes it back: the calendar follows', async () => {
    const slug = await sessionsFair();
    const ada = await app.person('parent');
    await register({ ...parent, fair: slug, attending: [1] }, ada);
    const id = String((await rowsOf(slug))[0]?.['id']);
    const choose = (attending: number[]) =>
      ada.call(
        'mutation ($input: MyRegistrationInput!) { it: updateMyRegistration(input: $input) { attending } }',
        { input: { id, attending } },
      );
    expect(recordIn(await choose([1, 2]))).toEqual({ attending: [1, 2] });
    expect(fieldsOf(await choose([9]))).toEqual({ attending: 'There’s no session 9.' });
    await register({ ...parent, fair: slug, email: address(), attending: [2] });
    // Their own spot is reserved though the session is full by now.
    expect(codeOf(await choose([2, 3]))).toBeUndefined();
    await choose([3]);
    await register({ ...parent, fair: slug, email: address(), attending: [2] });
    expect(messageOf(await choose([2]))).toBe('Session 2 is full.');
    await ada.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', { id });
    const mails = await mailTo(ada.email);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'registration-done',
      ...Array<string>(3).fill('registration-changed'),
      'registration-gone',
    ]);
    const entries = mails.map(({ calendar }) => readOne(calendar?.content ?? ''));
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
    expect(mails.at(-1)?.calendar?.method).toBe('CANCEL');
  });
});

describe('a visitor who looks at the form', () => {
  const desk = async (slug: string) =>
    (
      await app
        .stranger()
        .call(
          'query ($slug: String!) { it: fairDesk(slug: $slug) { isFull sessions { number title isFull } } }',
          {
            slug,
          },
        )
    ).data?.['it'];

  test('sees which sessions are full, and not how many have come', async () => {
    const slug = await sessionsFair();
    for (let n = 0; n < 2; n += 1)
      await register({ ...parent, fair: slug, email: address(), attending: [2] });
    expect(await desk(slug)).toEqual({
      isFull: false,
      sessions: [1, 2, 3].map((number) => ({
        number,
        title: `Session ${number}`,
        isFull: number === 2,
      })),
    });
  });

  test('sees that a fair is full, and nothing of one that is not public', async () => {
    const slug = await fair({ capacity: 1 });
    expect(await desk(slug)).toEqual({ isFull: false, sessions: [] });
    await register({ ...parent, fair: slug, email: address() });
    expect(await desk(slug)).toEqual({ isFull: true, sessions: [] });
    expect(await desk(await fair({ publishedAt: null }))).toBeNull();
  });
});
