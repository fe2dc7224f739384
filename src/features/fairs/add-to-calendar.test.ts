import { describe, expect, test } from 'vitest';
import { addToCalendar } from './calendar-fair.ts';
import { fairOf } from './feeds/calendar-fair.fixture.ts';

const fair = fairOf({ name: 'Fair & friends + 100% 🎓', description: 'One #1\nTwo?' });
const links = addToCalendar('https://fairs.example', fair);
const query = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('someone with a calendar on the web', () => {
  test('opens a new entry of Google with everything filled in', () => {
    expect(links.google).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=/);
    expect(query(links.google)).toEqual({
      action: 'TEMPLATE',
      text: fair.name,
      dates: '20270313T170000Z/20270313T210000Z',
      ctz: 'America/Chicago',
      details: 'One #1\nTwo?\n\nhttps://fairs.example/fair-spring',
      location: 'https://fairs.example/fair-spring',
    });
  });

  test('opens one of Outlook, private or at school', () => {
    const filled = {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: fair.name,
      startdt: '2027-03-13T17:00:00Z',
      enddt: '2027-03-13T21:00:00Z',
      body: 'One #1\nTwo?\n\nhttps://fairs.example/fair-spring',
      location: 'https://fairs.example/fair-spring',
    };
    expect(query(links.outlook)).toEqual(filled);
    expect(query(links.office365)).toEqual(filled);
    expect(new URL(links.outlook).host).toBe('outlook.live.com');
    expect(new URL(links.office365).host).toBe('outlook.office.com');
    // Outlook shows a plus where a form would mean a space.
    expect(links.outlook).not.toContain('+');
  });

  test('takes the file with any other program', () => {
    expect(links.ics).toBe('https://fairs.example/fair-spring.ics');
  });

  test('gets a link that is not too long for the way, of a description that is', () => {
    const { google } = addToCalendar(
      'https://fairs.example',
      fairOf({ description: `${'x'.repeat(999)}🎓${'y'.repeat(4000)}` }),
    );
    expect(google.length).toBeLessThan(2_000);
    expect(query(google)['details']).toBe(
      `${'x'.repeat(999)}🎓\n\nhttps://fairs.example/fair-spring`,
    );
  });
});
