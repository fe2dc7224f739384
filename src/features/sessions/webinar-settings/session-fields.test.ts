import { describe, expect, test } from 'vitest';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { inputNames, readSessions, sessionsInput, startSessions } from './session-fields.ts';

const zone = 'America/New_York';
const now = new Date('2026-11-21T12:00:00Z');
const webinar = {
  webinarStatus: 'scheduled',
  details: {
    sessions: [
      {
        number: 1,
        title: 'One',
        startTime: '2027-01-10T15:00:00.000Z',
        lengthMinutes: 45,
        capacity: 90,
        exhibitors: [],
      },
      { number: 2, title: 'Two', startTime: '2027-01-10T16:00:00.000Z', lengthMinutes: 45 },
    ],
  },
  webinarLinks: { 1: { join: 'https://meet.test/1' } },
  recordingLinks: null,
};

/** What a browser submits for the initial form, with a person's input. */
function sent(typed: Readonly<Record<string, string>> = {}): FormData {
  const { count, initial } = startSessions(webinar, zone);
  const form = new FormData();
  form.set('count', String(count));
  const entries = { ...initial, ...typed };
  for (const [name, value] of Object.entries(entries)) form.append(name, String(value ?? ''));
  return form;
}
function read(form: FormData) {
  const { fields, remaining } = readSessions(form);
  const { values, problems } = checkForm(fields, form, { now, locale: 'en' });
  return { problems, remaining, sessions: problems ? [] : sessionsInput(values, remaining, zone) };
}

describe('an admin who saves the form of the sessions', () => {
  test('changes nothing when nothing was touched', () => {
    const none = { capacity: null, join: null, host: null, recording: null };
    expect(read(sent()).sessions).toEqual([
      {
        ...none,
        number: 1,
        title: 'One',
        startTime: '2027-01-10T15:00:00.000Z',
        lengthMinutes: 45,
        capacity: 90,
        join: 'https://meet.test/1',
      },
      {
        ...none,
        number: 2,
        title: 'Two',
        startTime: '2027-01-10T16:00:00.000Z',
        lengthMinutes: 45,
      },
    ]);
  });

  test('takes a session out, and adds one, in the time zone of the fair', () => {
    const typed = {
      's0-remove': 'true',
      's2-number': '3',
      's2-title': 'Three',
      's2-startTime': '2027-01-10T12:00',
      's2-lengthMinutes': '30',
    };
    const { sessions, remaining } = read(sent(typed));
    expect(sessions.map(({ number, startTime }) => [number, startTime])).toEqual([
      [2, '2027-01-10T16:00:00.000Z'],
      [3, '2027-01-10T17:00:00.000Z'],
    ]);
    // API errors of its second session belong to the third row of the form.
    expect(inputNames(remaining)['sessions.1.title']).toBe('s2-title');
  });

  test('is told what is missing of a session that was begun', () => {
    expect(read(sent({ 's2-title': 'Three', 's1-lengthMinutes': '0' })).problems).toEqual({
      's1-lengthMinutes': 'Value must be at least 1',
      's2-number': 'Required.',
      's2-startTime': 'Required.',
      's2-lengthMinutes': 'Required.',
    });
  });
});
