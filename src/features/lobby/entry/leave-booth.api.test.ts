import { afterEach, describe, expect, test } from 'vitest';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { writing } from '../../../../tests/support/test-records.server.ts';
import { boothListeners } from '../../../../tests/support/booth-listeners.fixture.server.ts';

const app = await testServer();
const { follow, close } = await boothListeners(app);
afterEach(close);

describe('who came in by someone or something else leaves the booth at once', () => {
  /** A parent at a booth, linked to a registered student. */
  async function family(booth: TestBooth) {
    const student = await booth.attendee();
    const parent = await app.person('parent');
    const { rows } = await app.database.pool.query<{ id: string; attendee: string }>(
      `select s.id, t.id as attendee from student s join fair_attendee t on t.user_id = s.user_id
       where s.user_id = $1`,
      [student.id],
    );
    const linkId = await booth.records.link(parent, rows[0]!.id);
    return { student, parent, linkId, registrationId: rows[0]!.attendee };
  }
  const silence = async (booth: TestBooth, listener: Awaited<ReturnType<typeof follow>>) => {
    await expect.poll(listener.isOver).toBe(true);
    await booth.post(booth.rep, 'Who is still here?');
    expect(listener.texts()).toEqual([]);
  };

  test('a parent, when the student cancels, and not when another one does', async () => {
    const booth = await testBooth(app);
    const { student, parent, registrationId } = await family(booth);
    const other = await family(booth);
    const [leaving, staying] = [await follow(booth, parent), await follow(booth, other.parent)];
    await student.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', {
      id: registrationId,
    });
    await silence(booth, leaving);
    await expect.poll(staying.texts).toEqual(['Who is still here?']);
    expect(staying.isOver()).toBe(false);
  });

  test('a parent, when the link with the student ends', async () => {
    const booth = await testBooth(app);
    const { student, parent, linkId } = await family(booth);
    const leaving = await follow(booth, parent);
    await student.call(`mutation { endLink(link: PARENT, id: "${linkId}") }`);
    await silence(booth, leaving);
  });

  test('a rep at the booth of another college, when their own college is no longer at the fair', async () => {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    const [guest, other] = [await booth.exhibitor(), await booth.exhibitor()];
    const [leaving, staying] = [await follow(booth, guest), await follow(booth, other)];
    const { rows } = await app.database.pool.query<{ id: string }>(
      `select b.id from fair_booth b join college_rep r on r.college_id = b.college_id
       where b.fair_id = $1 and r.user_id = $2`,
      [booth.fairId, guest.id],
    );
    await admin.call(writing('delete', 'FairBooth'), { input: { id: rows[0]!.id } });
    await silence(booth, leaving);
    await expect.poll(staying.texts).toEqual(['Who is still here?']);
    expect(staying.isOver()).toBe(false);
  });
});
