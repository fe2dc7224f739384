import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { erasers } from './all-personal-data.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import { recordSharing, type SharingAnswer } from '../../students/record-sharing.server.ts';
import { sharingOf } from '../../students/sharing-of.server.ts';
import { presentQuestion } from '../../students/sharing-wordings.ts';

const app = await testServer();
const { admin, make, link } = await testRecords(app);
const { pool } = app.database;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;

const elm = await make('College', { name: 'Elm College' });
const oak = await make('College', { name: 'Oak College' });
const fair = await make('Fair', {
  name: 'Spring Fair',
  publishedAt: app.world.now().toISOString(),
});
const draftFair = await make('Fair', { publishedAt: null });

/** A student with a record. */
async function student(said: Readonly<Record<string, unknown>> = {}) {
  const person = await app.person('student');
  const own = { userId: person.id, owner: person.id, email: person.email };
  return { ...person, studentId: await make('Student', { ...own, ...said }) };
}

const consentFields = `collegeId collegeName groups texts since
  history { at outcome topics action fairName wording wordingVersion }`;

const share = (who: Person, sent: Readonly<Record<string, unknown>> = {}) =>
  who.call(
    `mutation ($collegeId: ID!, $groups: [SharingGroup!]!, $texts: Boolean, $action: SharingAction!,
       $fairId: ID, $wordingVersion: Int) {
       it: shareWithCollege(collegeId: $collegeId, groups: $groups, texts: $texts, action: $action,
         fairId: $fairId, wordingVersion: $wordingVersion) { ${consentFields} } }`,
    { collegeId: elm, groups: ['contact'], action: 'saved', ...sent },
  );
const withdraw = (who: Person, collegeId = elm) =>
  who.call(
    `mutation ($collegeId: ID!) { it: withdrawSharing(collegeId: $collegeId) { ${consentFields} } }`,
    { collegeId },
  );
const question = async (who: Person, collegeId = elm) =>
  (
    await who.call(
      `query ($collegeId: ID!) { it: sharingQuestion(collegeId: $collegeId) {
         collegeName isAnswered preselected groups texts wordingVersion } }`,
      { collegeId },
    )
  ).data?.['it'];
const ledger = async (who: Person, studentId?: string) =>
  recordIn(
    await who.call(`query ($id: ID) { it: me(studentId: $id) { consents { ${consentFields} } } }`, {
      id: studentId,
    }),
  )['consents'] as Readonly<Record<string, unknown>>[];

describe('a student who is asked by a college', () => {
  test('says yes to some of it, and finds it in the ledger with everything around it', async () => {
    const ada = await student();
    expect(await question(ada)).toEqual({
      collegeName: 'Elm College',
      isAnswered: false,
      preselected: false,
      groups: [],
      texts: false,
      wordingVersion: presentQuestion.version,
    });
    const at = app.world.now().toISOString();
    const answer = { groups: ['contact', 'school'], texts: false, action: 'asked', fairId: fair };
    const said = recordIn(await share(ada, answer));
    const around = { at, action: 'asked', fairName: 'Spring Fair' };
    const under = { wording: 'sharing-question', wordingVersion: presentQuestion.version };
    expect(said).toEqual({
      collegeId: elm,
      collegeName: 'Elm College',
      groups: ['contact', 'school'],
      texts: false,
      since: at,
      history: [
        { ...around, ...under, outcome: 'declined', topics: ['texts'] },
        { ...around, ...under, outcome: 'declined', topics: ['academics', 'demographics'] },
        { ...around, ...under, outcome: 'given', topics: ['contact', 'school'] },
      ],
    });
    expect(await ledger(ada)).toEqual([said]);
    expect(await question(ada)).toMatchObject({ isAnswered: true, groups: ['contact', 'school'] });
    expect(await question(ada, oak)).toMatchObject({ isAnswered: false });
  });

  test('says no, which is an answer, too, and may think better of it', async () => {
    const ada = await student();
    expect(recordIn(await share(ada, { groups: [] }))).toMatchObject({
      groups: [],
      texts: false,
      since: null,
      history: [
        { outcome: 'declined', topics: ['texts'] },
        { outcome: 'declined', topics: ['contact', 'school', 'academics', 'demographics'] },
      ],
    });
    expect(await question(ada)).toMatchObject({ isAnswered: true, groups: [] });
    const later = recordIn(await share(ada, { groups: ['contact'], action: 'profile' }));
    expect(later).toMatchObject({ groups: ['contact'] });
    expect(later['history']).toHaveLength(3);
  });

  test('answers anew: what is no longer named is taken back, and text messages stay apart', async () => {
    const ada = await student();
    await share(ada, { groups: ['contact', 'school'], texts: true });
    app.world.advance(60_000);
    const without = recordIn(await share(ada, { groups: ['contact'], action: 'profile' }));
    expect(without).toMatchObject({ groups: ['contact'], texts: true });
    expect((without['history'] as object[])[0]).toMatchObject({
      outcome: 'withdrawn',
      topics: ['school'],
      action: 'profile',
    });
    const silent = await share(ada, { groups: ['contact'], texts: false, action: 'profile' });
    expect(recordIn(silent)).toMatchObject({ groups: ['contact'], texts: false });
    await share(ada, { groups: ['contact'], texts: true, action: 'profile' });
    expect(recordIn(await share(ada, { groups: [], action: 'profile' }))).toMatchObject({
      groups: [],
      texts: false,
      since: null,
    });
  });

  test('takes everything back at once, from this college alone', async () => {
    const ada = await student();
    await share(ada, { groups: ['contact', 'academics'], texts: true });
    await share(ada, { collegeId: oak });
    app.world.advance(60_000);
    const at = app.world.now().toISOString();
    const gone = recordIn(await withdraw(ada));
    expect(gone).toMatchObject({ groups: [], texts: false, since: null });
    expect((gone['history'] as object[]).slice(0, 2)).toEqual([
      {
        at,
        outcome: 'withdrawn',
        topics: ['texts'],
        action: 'profile',
        fairName: null,
        wording: null,
        wordingVersion: null,
      },
      {
        at,
        outcome: 'withdrawn',
        topics: ['contact', 'academics'],
        action: 'profile',
        fairName: null,
        wording: null,
        wordingVersion: null,
      },
    ]);
    expect(recordIn(await withdraw(ada))).toEqual(gone);
    expect(await question(ada)).toMatchObject({ isAnswered: true, groups: [] });
    expect(await question(ada, oak)).toMatchObject({ groups: ['contact'] });
    const order = (await ledger(ada)).map(({ collegeName }) => collegeName);
    expect(order).toEqual(['Oak College', 'Elm College']);
  });

  test('answers twice, in two tabs, on many devices at once, and it is one answer', async () => {
    const ada = await student();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => share(ada)));
    for (const answer of answers) expect(recordIn(answer)).toMatchObject({ groups: ['contact'] });
    expect((await ledger(ada))[0]?.['history']).toHaveLength(2);
    await Promise.all([share(ada), withdraw(ada), share(ada, { groups: [] }), withdraw(ada)]);
    const [consent] = await ledger(ada);
    const places = await pool.query<{ place: number }>(
      `select place from sharing_entry e join sharing s on s.id = e.sharing_id
       where s.account_id = $1 order by place`,
      [ada.id],
    );
    expect(places.rows.map(({ place }) => place)).toEqual(
      (consent?.['history'] as object[]).map((_, index) => index + 1),
    );
  });

  test('finds the yes marked only where the privacy setting says so', async () => {
    const ada = await student();
    const settings = { studentId: ada.studentId, owner: ada.id, shareAttendeeInfo: true };
    await make('StudentPrivacySettings', settings);
    expect(await question(ada)).toMatchObject({ preselected: true, isAnswered: false });
    expect(await ledger(ada)).toEqual([]);
  });

  test('is told what is wrong with an answer', async () => {
    const ada = await student();
    const first =
      'To share anything else, you also need to share your contact details. Please select them, or share nothing.';
    expect(fieldsOf(await share(ada, { groups: ['school'] }))).toEqual({ groups: first });
    expect(fieldsOf(await share(ada, { groups: [], texts: true }))).toEqual({ texts: first });
    expect(fieldsOf(await share(ada, { wordingVersion: 99 }))).toEqual({
      wordingVersion: 'The question has changed. Please read it again.',
    });
    for (const fairId of ['none', draftFair, elm])
      expect(fieldsOf(await share(ada, { fairId }))).toEqual({
        fairId: 'We couldn’t find that fair.',
      });
    for (const collegeId of ['none', fair, await make('College', { status: 'draft' })])
      expect(codeOf(await share(ada, { collegeId }))).toBe('NOT_FOUND');
    expect(codeOf(await withdraw(ada, 'none'))).toBe('NOT_FOUND');
    expect(codeOf(await withdraw(ada))).toBe('NOT_FOUND');
    expect(await question(ada, 'none')).toBeNull();
    expect(await ledger(ada)).toEqual([]);
  });

  test('takes back at any age, and also when the record is hidden', async () => {
    for (const change of [`dob = '2015-01-01'`, 'deleted = true']) {
      const ada = await student();
      recordIn(await share(ada));
      await pool.query(`update student set ${change} where id = $1`, [ada.studentId]);
      expect(codeOf(await share(ada, { groups: ['contact', 'school'] }))).toBe('CONFLICT');
      expect(recordIn(await withdraw(ada))).toMatchObject({ groups: [] });
    }
  });

  test('answers only with a record, and from thirteen on', async () => {
    const noOne = await app.person('student');
    expect(await question(noOne)).toBeNull();
    expect(codeOf(await share(noOne))).toBe('CONFLICT');
    const kid = await student();
    await pool.query(`update student set dob = '2015-01-01' where id = $1`, [kid.studentId]);
    const refused = await share(kid);
    expect(codeOf(refused)).toBe('CONFLICT');
    expect(refused.errors?.[0]?.message).toMatch(/parent or guardian can register/);
    expect(await ledger(kid)).toEqual([]);
  });
});

describe('the ledger', () => {
  test('is read by a parent who is linked, and by no one else', async () => {
    const ada = await student();
    await share(ada);
    const anne = await app.person('parent');
    expect(await ledger(anne)).toEqual([]);
    const parentId = await link(anne, ada.studentId);
    expect(await ledger(anne, ada.studentId)).toEqual(await ledger(ada));
    expect(codeOf(await share(anne))).toBe('FORBIDDEN');
    expect(codeOf(await withdraw(anne))).toBe('FORBIDDEN');
    await anne.call(`mutation { endLink(link: PARENT, id: "${parentId}") }`);
    expect(await ledger(anne)).toEqual([]);
    const stranger = await app.person('parent');
    const asked = await stranger.call('query ($id: ID) { me(studentId: $id) { sub } }', {
      id: ada.studentId,
    });
    expect(codeOf(asked)).toBe('NOT_FOUND');
    for (const other of [await student(), await app.person('college'), admin])
      expect(await ledger(other)).toEqual([]);
  });

  test('is changed and emptied by no one, and keeps its colleges', async () => {
    const ada = await student();
    await share(ada);
    const whose = '(select id from sharing where account_id = $1)';
    for (const statement of [
      `update sharing_entry set outcome = 'declined' where sharing_id = ${whose}`,
      `delete from sharing_entry where sharing_id = ${whose}`,
      `update sharing set college_id = college_id where account_id = $1`,
      `delete from sharing where account_id = $1`,
    ])
      await expect(pool.query(statement, [ada.id])).rejects.toThrow(/stays as it was given/);
    expect(codeOf(await admin.call(writing('delete', 'College'), { input: { id: elm } }))).toBe(
      'CONFLICT',
    );
  });

  test('is written with what the student does, or not at all', async () => {
    const ada = await student();
    const answer: SharingAnswer = {
      accountId: ada.id ?? '',
      collegeId: elm,
      asked: ['contact'],
      given: ['contact'],
      action: 'scanned',
      fairId: fair,
      wording: presentQuestion,
    };
    const broken = transaction(pool, async (tx) => {
      await recordSharing(tx, app.world, answer);
      throw new Error('The rest went wrong.');
    });
    await expect(broken).rejects.toThrow('The rest went wrong.');
    expect(await sharingOf(pool, ada.id ?? '', [elm])).toEqual(new Map());
    await transaction(pool, (tx) => recordSharing(tx, app.world, answer));
    expect(await sharingOf(pool, ada.id ?? '', [elm, oak])).toEqual(
      new Map([[elm, { isAnswered: true, groups: ['contact'], texts: false }]]),
    );
    // What is added by a scan takes nothing of what was given before.
    await share(ada, { collegeId: oak, groups: ['contact', 'academics'] });
    const scan = { ...answer, collegeId: oak };
    await transaction(pool, (tx) => recordSharing(tx, app.world, scan));
    expect(await question(ada, oak)).toMatchObject({ groups: ['contact', 'academics'] });
  });

  test('tells a fair only while everyone may know of it', async () => {
    const ada = await student();
    const passing = await make('Fair', { publishedAt: app.world.now().toISOString() });
    await share(ada, { fairId: passing });
    await admin.call(writing('delete', 'Fair'), { input: { id: passing } });
    const [consent] = await ledger(ada);
    expect(consent).toMatchObject({ groups: ['contact'] });
    expect((consent?.['history'] as object[])[0]).toMatchObject({ fairName: null });
  });
});

describe('a student who leaves', () => {
  test('takes the ledger along, and then leaves an id without a name where something was shared', async () => {
    const ada = await student();
    await share(ada, { fairId: fair });
    await share(ada, { collegeId: oak, groups: [] });
    const data = recordIn(await ada.call('{ it: myData }'));
    expect(data['consent']).toMatchObject([
      { college: 'Elm College', outcome: 'given', topics: ['contact'], fair: 'Spring Fair' },
      { college: 'Elm College', outcome: 'declined' },
      { college: 'Oak College', outcome: 'declined' },
      { college: 'Oak College', outcome: 'declined', topics: ['texts'] },
    ]);
    const { rows } = await pool.query<{ id: string; college: string }>(
      'select id, college_id as college from sharing where account_id = $1',
      [ada.id],
    );
    await deleteAccount(pool, app.world, erasers, ada.id ?? '');
    const ids = rows.map(({ id }) => id);
    const left = await pool.query(
      `select id, account_id, college_id, erased_at is not null as erased from sharing
       where id = any($1)`,
      [ids],
    );
    const tombstone = rows.find(({ college }) => college === elm);
    expect(left.rows).toEqual([
      { id: tombstone?.id, account_id: null, college_id: elm, erased: true },
    ]);
    const entries = await pool.query('select from sharing_entry where sharing_id = any($1)', [ids]);
    expect(entries.rowCount).toBe(0);
  });

  test('takes no one else along', async () => {
    const [ada, bob] = [await student(), await student()];
    await share(ada);
    await share(bob);
    await deleteAccount(pool, app.world, erasers, ada.id ?? '');
    expect(await question(bob)).toMatchObject({ groups: ['contact'] });
  });
});
