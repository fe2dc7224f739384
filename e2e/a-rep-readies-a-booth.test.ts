import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { largePng } from '../src/platform/files/pictures.fixture.server.ts';
import { pdf } from '../tests/support/files-by-http.fixture.server.ts';
import { seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const booth = `${address}/app/fairs/visit/demo/booths/${demoId('booth', 1)}`;

/**
 * What a person takes, in seconds, by the keystroke-level model (Card, Moran and Newell, 1980): a
 * letter of an average typist, a tap with the way to it, and the thought before each of both.
 */
const takes = { letter: 0.28, tap: 1.3, thought: 1.35 };

/** A hand that counts what it does. */
function hand(page: Page) {
  let [letters, taps, fields] = [0, 0, 0];
  return {
    async tap(role: 'button' | 'link', name: string | RegExp) {
      taps += 1;
      await page.getByRole(role, { name }).first().click();
    },
    async type(label: string | RegExp, text: string) {
      taps += 1;
      fields += 1;
      letters += text.length;
      await page.getByRole('textbox', { name: label }).fill(text);
    },
    /** The button, a file of the list, and the list's own button. */
    async bring(label: string, name: string, { buffer, mimeType }: Brought) {
      taps += 3;
      await page.getByLabel(label).setInputFiles({ name, mimeType, buffer });
    },
    minutes: () =>
      (letters * takes.letter + taps * takes.tap + (taps + fields) * takes.thought) / 60,
  };
}

interface Brought {
  readonly buffer: Buffer;
  readonly mimeType: string;
}

const about =
  'We are a small university on a lake, an hour from the city. Classes have twenty people, and you know your professors by their first names after a week. Two of three students spend a term abroad, most of them in their third year, and every one of them writes a thesis that someone outside of the university reads. In winter the lake freezes, and we skate to breakfast.';
const answers = {
  'What does a year cost?':
    'Tuition, room and food come to $48,900. After aid, families pay $21,400 on average; our calculator tells you your own figure in five minutes.',
  'What financial aid is there?':
    'We meet full need. File the FAFSA and the CSS Profile by February 1. There are forty merit scholarships, and you are considered for all of them.',
  'When do I apply?': 'Early decision by November 1, regular decision by January 15. No fee.',
  'What can I study?':
    'Forty majors. We are known for biology, music and engineering; nursing fills up first, so apply early for it.',
  'Where do students live?':
    'First-year students have a room on campus, with one or two others. From the second year on you may live off campus with friends.',
  'Can I visit?': 'Every weekday at ten and two, and online on Thursday evenings.',
};
const links = {
  Apply: 'https://apply.uvm.example/start',
  Website: 'https://uvm.example/visit',
  'Request information': 'https://uvm.example/info',
};

test('a rep fills an empty booth within fifteen minutes, and families see all of it', async () => {
  await database.pool.query(
    `update fair_booth set about = null, cost_answer = null, aid_answer = null,
       deadlines_answer = null, majors_answer = null, housing_answer = null, visit_answer = null,
       apply_url = null, visit_url = null, info_url = null, own_questions = null, videos = null`,
  );
  const rep = await openAs(address, 'college');
  const { tap, type, bring, minutes } = hand(rep);
  await rep.goto(booth);
  await tap('link', 'Edit the booth');
  await rep.getByText('Saved automatically').waitFor();
  await type(/^About /, about);
  for (const [question, answer] of Object.entries(answers)) await type(question, answer);
  await type(/^Your question 1/, 'Is there a choir?');
  await type('Answer to your question 1', 'There are four, and one of them takes everyone.');
  await type('Link to video 1', 'https://youtu.be/dQw4w9WgXcQ');
  await type('Title of video 1', 'A day on campus');
  for (const [label, url] of Object.entries(links)) await type(new RegExp(`^${label}`), url);
  await rep.getByText('Saved.', { exact: true }).waitFor();
  await bring('Add a document', 'Viewbook.pdf', { buffer: pdf(), mimeType: 'application/pdf' });
  await rep.getByRole('button', { name: 'Remove Viewbook' }).waitFor();
  const picture = { buffer: largePng(800, 400), mimeType: 'image/png' };
  const pictures = await rep.getByLabel(/^Description of picture \d+$/).count();
  await bring('Add a picture', 'lake.png', picture);
  const added = `Description of picture ${pictures + 1}`;
  await type(added, 'Two canoes on a lake');
  await rep
    .locator('form', { has: rep.getByLabel(added) })
    .getByRole('button', { name: 'Save' })
    .click();
  await seeAlert(rep, 'Picture saved.');
  await tap('link', 'Back to the booth');
  expect(minutes()).toBeGreaterThan(5);
  expect(minutes()).toBeLessThan(15);

  const student = await openAs(address, 'student');
  await student.goto(`${booth}?view=about`);
  await student.getByText(about).waitFor();
  for (const [question, answer] of Object.entries(answers)) {
    const shown = student.getByText(answer);
    if (!(await shown.isVisible())) await student.getByText(question).first().click();
    await shown.waitFor();
  }
  await student.getByText('Is there a choir?').waitFor();
  await student.getByRole('link', { name: /^A day on campus/ }).waitFor();
  for (const url of Object.values(links))
    expect(await student.locator(`a[href="${url}"]`).count()).toBeGreaterThan(0);
  await student.getByText('Viewbook').first().waitFor();
  await student.getByRole('link', { name: 'Two canoes on a lake' }).waitFor();
}, 300_000);
