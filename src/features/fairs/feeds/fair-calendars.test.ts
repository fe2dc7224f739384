import ical from 'node-ical';
import { describe, expect, test } from 'vitest';
import { fairOf, testSite } from './calendar-fair.fixture.ts';
import { calendarFeed, fairCalendar } from './fair-calendars.ts';
import { readBack, readOne } from '../../../../tests/support/feeds/read-back.fixture.ts';

const hour = 3_600_000;

/** A four-hour fair that begins at an instant. */
const fairAt = (start: string, timeZone: string) =>
  fairOf({
    startTime: new Date(start),
    endTime: new Date(Date.parse(start) + 4 * hour),
    timeZone,
  });

/** The same file as read by a program with its own time zone table. */
function readByNames(file: string): { start: string; end: string; summary: unknown }[] {
  return Object.values(ical.sync.parseICS(file)).flatMap((part) =>
    part?.type === 'VEVENT'
      ? [
          {
            start: new Date(part.start).toISOString(),
            end: new Date(part.end ?? part.start).toISOString(),
            summary: part.summary,
          },
        ]
      : [],
  );
}

describe('someone who puts a fair into their own calendar', () => {
  const cases: [string, string, string, string][] = [
    ['before clocks go forward', '2027-03-13T17:00:00Z', 'America/Chicago', '20270313T110000'],
    [
      'after clocks have gone forward',
      '2027-03-15T16:00:00Z',
      'America/Chicago',
      '20270315T110000',
    ],
    ['before clocks go back', '2027-11-06T16:00:00Z', 'America/Chicago', '20271106T110000'],
    ['after clocks have gone back', '2027-11-08T17:00:00Z', 'America/Chicago', '20271108T110000'],
    [
      'in Arizona, where clocks stand',
      '2027-07-01T18:00:00Z',
      'America/Phoenix',
      '20270701T110000',
    ],
    [
      'east of Greenwich, at a half hour',
      '2027-07-01T05:30:00Z',
      'Asia/Kolkata',
      '20270701T110000',
    ],
    ['over midnight', '2027-04-02T03:30:00Z', 'America/New_York', '20270401T233000'],
  ];
  test.each(cases)('finds it at the right instant: %s', (_, start, timeZone, local) => {
    const fair = fairAt(start, timeZone);
    const file = fairCalendar(testSite, fair);
    expect(file).toContain(`DTSTART;TZID=${timeZone}:${local}\r\n`);
    const times = { start: fair.startTime.toISOString(), end: fair.endTime.toISOString() };
    expect(readOne(file)).toMatchObject({ ...times, zone: timeZone });
    expect(readByNames(file)).toEqual([{ ...times, summary: fair.name }]);
  });

  test('reads UTC when clocks are changed during the fair, for an hour comes twice then', () => {
    for (const start of ['2027-11-07T05:30:00Z', '2027-03-14T06:00:00Z']) {
      const fair = fairAt(start, 'America/Chicago');
      const file = fairCalendar(testSite, fair);
      expect(file).not.toContain('VTIMEZONE');
      const times = { start: fair.startTime.toISOString(), end: fair.endTime.toISOString() };
      expect(readOne(file)).toMatchObject({ ...times, zone: 'UTC' });
      expect(readByNames(file)).toEqual([{ ...times, summary: fair.name }]);
    }
  });

  test('finds it at the right instant in every zone of the world and every season', () => {
    for (const timeZone of [...Intl.supportedValuesOf('timeZone'), 'US/Central', 'UTC'])
      for (let month = 0; month < 36; month += 3) {
        const fair = fairAt(new Date(Date.UTC(2026, month, 1 + month, 16)).toISOString(), timeZone);
        const { start, end } = readOne(fairCalendar(testSite, fair));
        expect([timeZone, start, end]).toEqual([
          timeZone,
          fair.startTime.toISOString(),
          fair.endTime.toISOString(),
        ]);
      }
  });

  test('is reminded the day before and a quarter of an hour before', () => {
    const alarms = readOne(fairCalendar(testSite, fairOf())).event.getAllSubcomponents('valarm');
    const triggers = alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    expect(triggers).toEqual(['-P1D', '-PT15M']);
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual([
      'DISPLAY',
      'DISPLAY',
    ]);
  });

  test('gets a changed fair as a newer version of the same entry, and a cancelled one without alarm', () => {
    const before = readOne(fairCalendar(testSite, fairOf()));
    const moved = readOne(
      fairCalendar(testSite, fairOf({ sequence: 1, endTime: new Date('2027-03-13T22:00:00Z') })),
    );
    const cancelled = readOne(
      fairCalendar(testSite, fairOf({ sequence: 2, cancelledAt: new Date('2027-01-01') })),
    );
    expect([before, moved, cancelled].map(({ uid }) => uid)).toEqual(Array(3).fill(before.uid));
    expect([before, moved, cancelled].map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect([before.status, cancelled.status]).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(cancelled.title).toBe('Canceled: Spring College Fair');
    expect(cancelled.event.getAllSubcomponents('valarm')).toEqual([]);
  });
});

describe('a title or text that someone has typed', () => {
  const texts = [
    'Commas, semicolons; colons: and \\ backslashes \\',
    'Größe 🎓👩‍👩‍👧 שלום مرحبا',
    'BEGIN:VEVENT\r\nUID:evil\r\nEND:VEVENT',
    'two\nlines\rand a third',
    `${'🎓'.repeat(60)}é${'ß'.repeat(80)}`,
    'null \u0000 bell \u0007 half \ud83c',
  ];
  test.each(texts)('arrives as it was typed and never as a line of the file: %j', (text) => {
    const file = fairCalendar(testSite, fairOf({ name: text, description: text }));
    const clean = text
      .replace(/\r\n?/g, '\n')
      .replace(/[\u0000\u0007]/gu, '')
      .toWellFormed();
    const entry = readOne(file);
    expect(entry.uid).toBe(`fair-${fairOf().id}`);
    expect(entry.title).toBe(clean);
    expect(entry.description).toBe(`${clean}\n\nhttps://fairs.example/fair-spring`);
    expect(readByNames(file)[0]?.summary).toBe(clean);
  });

  test.each(texts)('leaves no line longer than 75 octets, all ended by CRLF: %j', (text) => {
    const file = fairCalendar(testSite, fairOf({ name: text, description: text.repeat(5) }));
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = file.split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    // Lines fold between characters, never within one.
    expect(Buffer.from(file).toString()).toBe(file);
    expect(lines.filter((line) => !line.isWellFormed())).toEqual([]);
  });
});

describe('someone who subscribes to the calendar', () => {
  const file = calendarFeed(testSite, [
    fairOf(),
    fairOf({
      id: '01930000-0000-7000-8000-000000000002',
      timeZone: 'Europe/Berlin',
      cancelledAt: new Date('2027-01-01'),
    }),
    fairOf({ id: '01930000-0000-7000-8000-000000000003', timeZone: 'America/Chicago' }),
  ]);
  const { calendar, entries } = readBack(file);

  test('sees its name and is told how often to look again', () => {
    for (const name of ['NAME', 'X-WR-CALNAME'])
      expect(file).toContain(`\r\n${name}:Quad\\, Inc\\; fairs: college fairs\r\n`);
    expect(file).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n');
    expect(file).toContain('\r\nX-PUBLISHED-TTL:PT6H\r\n');
    expect(file).toContain('\r\nSOURCE;VALUE=URI:https://fairs.example/calendar.ics\r\n');
  });

  test('sees every fair, the cancelled ones as such, and has each zone defined once', () => {
    expect(entries.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED']);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(3);
    const zones = calendar.getAllSubcomponents('vtimezone');
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual([
      'America/Chicago',
      'Europe/Berlin',
    ]);
  });

  test('is neither reminded of all fairs nor busy during them', () => {
    for (const { event } of entries) {
      expect(event.getAllSubcomponents('valarm')).toEqual([]);
      expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    }
  });

  test('reads what is meant by a backslash before an n', () => {
    const typed = 'C:\\new\\fair';
    expect(readOne(fairCalendar(testSite, fairOf({ name: typed }))).title).toBe(typed);
  });

  test('gets an empty calendar while no fair is coming', () => {
    expect(readBack(calendarFeed(testSite, [])).entries).toEqual([]);
  });
});
