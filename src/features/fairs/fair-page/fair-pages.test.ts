import { expect, test } from 'vitest';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { fairPaths, slugIn } from '../fair-paths.ts';
import { fairQuestions } from '../load-fair-page.ts';
import { fairSteps } from '../load-fair-page.ts';
import { nextOf } from '../fair-phase.ts';
import { subscribeToCalendar } from '../calendar/subscribe.tsx';

const t = translatorFor('en');

test.each([
  ['fair-spring', 'spring'],
  ['fair-fall-2026', 'fall-2026'],
  ['fair-fair-spring', 'fair-spring'],
  ['fair-', null],
  ['fair--x', null],
  ['fair-Spring', 'spring'],
  ['college-spring', null],
  ['spring', null],
  [undefined, null],
])('someone who types /%s looks for the fair %j', (address, slug) => {
  expect(slugIn(address)).toBe(slug);
  if (slug !== null) expect(fairPaths(slug).page).toBe(`/fair-${slug}`);
});

test('someone subscribes to the calendar in the program of their choice', () => {
  expect(subscribeToCalendar('https://fairs.test', 'Quad & Co', 'en-US')).toEqual({
    app: 'webcal://fairs.test/calendar.ics',
    google: 'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Ffairs.test%2Fcalendar.ics',
    outlook:
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Ffairs.test%2Fcalendar.ics&name=Quad%20%26%20Co',
    file: 'https://fairs.test/calendar.ics',
    feed: 'https://fairs.test/feed.xml',
  });
});

test('families read what happens at each kind of fair, in its numbers', () => {
  const plan = [{ lengthMinutes: 45, speakers: [] }];
  const texts = (fairType: string) =>
    fairSteps(t, { fairType, collegeCount: 60, plan }).map(
      ({ title, text }) => `${title}: ${text}`,
    );
  expect(texts('booth')[0]).toContain('Each of the 60 colleges has a booth.');
  expect(texts('6x6')[1]).toMatch(/^6 colleges, 6 minutes each: In 45 minutes/);
  expect(texts('webinar')).toHaveLength(2);
});

test('families find an answer to every question', () => {
  for (const fairType of ['booth', '6x6', 'webinar']) {
    const questions = fairQuestions(t, { fairType, zone: 'Mountain Time' });
    expect(questions).toHaveLength(7);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
      expect(answer).not.toMatch(/[{}]/);
    }
  }
});

test('the front page shows the fair that is on, else the next one that takes place', () => {
  const fair = (name: string, day: string, cancelledAt: string | null = null) => ({
    name,
    startTime: `${day}T15:00:00Z`,
    endTime: `${day}T19:00:00Z`,
    exhibitorDeadline: `${day}T15:00:00Z`,
    cancelledAt,
  });
  const fairs = [
    fair('over', '2026-11-01'),
    fair('off', '2026-11-22', '2026-11-02T00:00:00Z'),
    fair('next', '2026-11-23'),
  ];
  expect(nextOf(fairs, new Date('2026-11-21T12:00:00Z'))?.name).toBe('next');
  expect(nextOf(fairs, new Date('2026-11-23T16:00:00Z'))?.name).toBe('next');
  expect(nextOf(fairs, new Date('2026-11-24T00:00:00Z'))).toBeNull();
});
