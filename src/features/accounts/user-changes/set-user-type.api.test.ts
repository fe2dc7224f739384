import { describe, expect, it } from 'vitest';
import { realWorld } from '../../../platform/real-world.server.ts';
import { silentLog } from '../../../platform/log.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { approveAccount } from './approve-account.server.ts';
import { batchViewers } from '../callers/batch-viewers.server.ts';
import { createAdmin } from '../new-accounts/create-admin-command.server.ts';
import { setUserType } from './set-user-type.server.ts';
import { openTestAccounts, testSecret } from '../testing/open-test-accounts.server.ts';
import { confirmedPerson, freshEmail, signIn, studentForm } from '../testing/people.server.ts';

const app = await openTestAccounts();
const { pool } = app.database;
const read = batchViewers(pool, testSecret, [], realWorld, silentLog);

async function viewerOf(email: string): Promise<Viewer & { id: string }> {
  const token = await signIn(app, email);
  const viewer = await read(token);
  if (!viewer?.id) throw new Error('Nobody is signed in.');
  return { ...viewer, id: viewer.id };
}

async function admin(): Promise<Viewer & { id: string }> {
  const email = await confirmedPerson(app);
  await createAdmin(pool, realWorld, email);
  return viewerOf(email);
}

describe('An admin', () => {
  it('makes someone an admin of the 6x6 format, who must sign in again', async () => {
    const email = await confirmedPerson(app);
    const token = await signIn(app, email);
    const { id } = await viewerOf(email);
    await setUserType(pool, realWorld, await admin(), { accountId: id, userType: 'admin6x6' });
    expect(await read(token)).toBeNull();
    expect(await viewerOf(email)).toMatchObject({ role: 'ADMINS6X6', approved: true });
  });

  it('takes the rights away again, and the approval with them', async () => {
    const email = await confirmedPerson(app);
    const { id } = await viewerOf(email);
    const by = await admin();
    await setUserType(pool, realWorld, by, { accountId: id, userType: 'admin' });
    await setUserType(pool, realWorld, by, { accountId: id, userType: 'counselor' });
    expect(await viewerOf(email)).toMatchObject({ role: 'COUNSELORS', approved: false });
  });

  it('cannot change their own account, so that one admin is always left', async () => {
    const by = await admin();
    const own = { accountId: by.id, userType: 'student' } as const;
    await expect(setUserType(pool, realWorld, by, own)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('cannot make an admin of an address no one has confirmed', async () => {
    const email = freshEmail();
    await app.post('/sign-up/email', studentForm(email));
    const { rows } = await pool.query<{ id: string }>('select id from account where email = $1', [
      email,
    ]);
    const accountId = rows[0]?.id ?? '';
    const change = setUserType(pool, realWorld, await admin(), { accountId, userType: 'admin' });
    await expect(change).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(approveAccount(pool, realWorld, accountId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('Everyone else', () => {
  it('cannot change a user type', async () => {
    const student = await viewerOf(await confirmedPerson(app));
    const format = { ...(await admin()), role: 'ADMINS6X6' } as const;
    const guest = { ...student, id: null, role: 'guests' } as const;
    for (const by of [student, format, guest]) {
      const change = { accountId: student.id, userType: 'admin' } as const;
      await expect(setUserType(pool, realWorld, by, change)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });
});
