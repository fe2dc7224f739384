import { describe, expect, test } from 'vitest';
import { fairOf, testSite } from './feeds/calendar-fair.fixture.ts';
import {
  attendeeCalendar,
  attendeeMessage,
  exhibitorCalendar,
  exhibitorMessage,
  type AttendedSession,
  type ExhibitorSlot,
  type Participation,
} from './participant-calendars.ts';
import { readBack, readOne } from '../../../tests/support/feeds/read-back.fixture.ts';

const fair = fairOf({ fairType: '6x6' });
const person: Participation = {
  id: '01930000-0000-7000-8000-00000000000a',
  name: 'Ana "Anita" O’Neill, Jr',
  email: 'ana@people.example',
  createdAt: new Date('2026-11-05T10:00:00Z'),
  revision: 0,
  changedAt: new Date('2026-11-05T10:00:00Z'),
};
const session = (number: number): AttendedSession => ({
  number,
  title: `Session ${number}`,
  startTime: new Date(Date.UTC(2027, 2, 13, 16 + number)),
  lengthMinutes: 45,
});
const slot: ExhibitorSlot = { ...session(2), startsAtMinute: 13, speaksMinutes: 6 };

describe('an attendee', () => {
  test('keeps the fair, and at a fair of sessions the time from the first to the last', () => {
    const whole = readOne(attendeeCalendar(testSite, fair, person));
    expect(whole).toMatchObject({
      uid: `registration-${person.id}`,
      start: '2027-03-13T17:00:00.000Z',
      end: '2027-03-13T21:00:00.000Z',
    });
    const chosen = readOne(attendeeCalendar(testSite, fair, person, [session(1), session(3)]));
    expect(chosen).toMatchObject({
      uid: `registration-${person.id}`,
      title: 'Spring College Fair',
      start: '2027-03-13T17:00:00.000Z',
      end: '2027-03-13T19:45:00.000Z',
    });
    expect(chosen.description).toContain('1:00 PM CST: Session 3');
  });

  test('has an entry in their language', () => {
    const reader = { ...person, locale: 'es' };
    const entry = readOne(attendeeCalendar(testSite, fair, reader, [session(3)]));
    expect(entry.description).toContain('Tus sesiones:');
    expect(entry.description).toContain('1:00 p.m. CST: Session 3');
  });

  test('gets a message about one entry, for the person it names and from whom changes come', () => {
    const { method, content } = attendeeMessage(testSite, fair, person, {
      sessions: [session(1), session(3)],
    });
    expect(method).toBe('REQUEST');
    const { calendar, entries } = readBack(content);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(entries).toHaveLength(1);
    const [entry] = entries;
    expect(entry).toMatchObject({
      uid: `registration-${person.id}`,
      start: '2027-03-13T17:00:00.000Z',
      end: '2027-03-13T19:45:00.000Z',
    });
    expect(entry?.description).toMatch(
      /^Your sessions:\n11:00 AM CST: Session 1\n1:00 PM CST: Session 3\n\n/,
    );
    const attendee = entry?.event.getFirstProperty('attendee');
    expect(attendee?.getFirstValue()).toBe('mailto:ana@people.example');
    expect(attendee?.getFirstParameter('cn')).toBe('Ana Anita O’Neill, Jr');
    expect(attendee?.getFirstParameter('partstat')).toBe('ACCEPTED');
    expect(entry?.event.getFirstPropertyValue('organizer')).toBe('mailto:fairs@fairs.example');
  });

  test('has the entry changed when sessions or the fair change, each time with a higher number', () => {
    const versions = [
      attendeeMessage(testSite, fair, person),
      attendeeMessage(testSite, fair, { ...person, revision: 1 }, { sessions: [session(2)] }),
      attendeeMessage(testSite, { ...fair, sequence: 1 }, { ...person, revision: 1 }),
      attendeeMessage(
        testSite,
        { ...fair, sequence: 2, cancelledAt: new Date('2027-01-01') },
        { ...person, revision: 1 },
      ),
      attendeeMessage(testSite, { ...fair, sequence: 3 }, { ...person, revision: 1 }),
      attendeeMessage(
        testSite,
        { ...fair, sequence: 3 },
        { ...person, revision: 1 },
        { withdrawn: true },
      ),
    ];
    const entries = versions.map(({ content }) => readOne(content));
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ sequence }) => sequence)).toEqual([0, 2, 4, 6, 8, 9]);
    expect(versions.map(({ method }) => method)).toEqual([
      'REQUEST',
      'REQUEST',
      'REQUEST',
      'CANCEL',
      'REQUEST',
      'CANCEL',
    ]);
    expect(entries.map(({ status }) => status)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
      'CONFIRMED',
      'CANCELLED',
    ]);
  });
});

describe('an exhibitor', () => {
  test('is there for the roll call, and reads when their own minutes begin', () => {
    const entry = readOne(exhibitorCalendar(testSite, fair, person, [slot]));
    expect(entry).toMatchObject({
      uid: `exhibit-${person.id}`,
      title: 'Spring College Fair (you exhibit): Session 2',
      start: '2027-03-13T17:50:00.000Z',
      end: '2027-03-13T18:45:00.000Z',
      zone: 'America/Chicago',
    });
    expect(entry.description).toContain(
      'Session 2:\n11:50 AM CST: roll call\n12:00 PM CST: the session begins\n12:13 PM CST: your 6 minutes',
    );
  });

  test('has the whole fair while no session is given', () => {
    expect(readOne(exhibitorCalendar(testSite, fair, person))).toMatchObject({
      uid: `exhibit-${person.id}`,
      start: '2027-03-13T17:00:00.000Z',
      title: 'Spring College Fair (you exhibit)',
    });
    expect(exhibitorMessage(testSite, fair, person).method).toBe('REQUEST');
  });

  test('has all slots in one entry', () => {
    const entry = readOne(
      exhibitorCalendar(testSite, fair, person, [slot, { ...slot, ...session(4) }]),
    );
    expect(entry).toMatchObject({
      uid: `exhibit-${person.id}`,
      title: 'Spring College Fair (you exhibit)',
      start: '2027-03-13T17:50:00.000Z',
      end: '2027-03-13T20:45:00.000Z',
    });
    expect(entry.description).toContain('\n\nSession 4:\n1:50 PM CST: roll call\n');
  });

  test('has a slot moved, and is taken out who exhibits no more', () => {
    const given = exhibitorMessage(testSite, fair, person, { slots: [slot] });
    const moved = exhibitorMessage(
      testSite,
      fair,
      { ...person, revision: 1, changedAt: new Date('2026-12-01T00:00:00Z') },
      { slots: [{ ...slot, startsAtMinute: 1 }] },
    );
    const taken = exhibitorMessage(
      testSite,
      fair,
      { ...person, revision: 2 },
      { slots: [slot], withdrawn: true },
    );
    const again = exhibitorMessage(testSite, fair, { ...person, revision: 3 }, { slots: [slot] });
    const messages = [given, moved, taken, again];
    expect(messages.map(({ method }) => method)).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
      'REQUEST',
    ]);
    const entries = messages.map(({ content }) => readOne(content));
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ sequence }) => sequence)).toEqual([0, 2, 5, 6]);
    expect(String(entries[1]?.event.getFirstPropertyValue('dtstamp'))).toBe('2026-12-01T00:00:00Z');
  });
});

const sessions = [session(1), session(3)];
const slots = [slot, { ...slot, ...session(4) }];
const changed = { ...person, revision: 1 };
const uidsOf = (content: string) => readBack(content).entries.map(({ uid }) => uid);

describe('someone who opens both the file and the email', () => {
  test.each([
    {
      whose: 'a registration for a fair',
      file: attendeeCalendar(testSite, fair, person),
      change: attendeeMessage(testSite, fair, changed, { sessions }),
      end: attendeeMessage(testSite, fair, changed, { withdrawn: true }),
    },
    {
      whose: 'a registration for sessions',
      file: attendeeCalendar(testSite, fair, person, sessions),
      change: attendeeMessage(testSite, fair, changed, { sessions: [session(2)] }),
      end: attendeeMessage(testSite, fair, changed, { sessions, withdrawn: true }),
    },
    {
      whose: 'an exhibitor without a slot',
      file: exhibitorCalendar(testSite, fair, person),
      change: exhibitorMessage(testSite, fair, changed, { slots }),
      end: exhibitorMessage(testSite, fair, changed, { withdrawn: true }),
    },
    {
      whose: 'an exhibitor with slots',
      file: exhibitorCalendar(testSite, fair, person, slots),
      change: exhibitorMessage(testSite, fair, changed, { slots: [slot] }),
      end: exhibitorMessage(testSite, fair, changed, { slots, withdrawn: true }),
    },
  ])('has $whose once, changed and taken out by the mail', ({ file, change, end }) => {
    expect([change.method, end.method]).toEqual(['REQUEST', 'CANCEL']);
    expect(uidsOf(file)).toHaveLength(1);
    expect(uidsOf(change.content)).toEqual(uidsOf(file));
    expect(uidsOf(end.content)).toEqual(uidsOf(file));
    const [before, after, last] = [file, change.content, end.content].map(
      (text) => readOne(text).sequence,
    );
    expect(after).toBeGreaterThan(before ?? Infinity);
    expect(last).toBeGreaterThan(after ?? Infinity);
  });
});
