import { describe, expect, test } from 'vitest';
import { heroStep } from './hero-step.ts';

const fair = {
  slug: 'spring',
  startTime: '2027-04-10T14:00:00Z',
  endTime: '2027-04-10T20:00:00Z',
  exhibitorDeadline: '2027-04-01T00:00:00Z',
  registrationOpensAt: '2027-02-01T00:00:00Z',
  cancelledAt: null,
  recordingsOut: false,
};
const open = new Date('2027-03-01T12:00:00Z');
const closed = new Date('2027-04-05T12:00:00Z');
const live = new Date('2027-04-10T15:00:00Z');
const ended = new Date('2027-04-11T12:00:00Z');
const stranger = { standing: null, boothId: null };
const visit = '/app/fairs/visit/spring';

/** The label and the target of the button. */
const next = (...asked: Parameters<typeof heroStep>) => {
  const step = heroStep(...asked);
  return step && [step.label.message, step.to];
};

describe('The page of a fair', () => {
  test('leads someone who is signed out to registering, and says that it ends inside', () => {
    const who = { role: null, ...stranger };
    expect(next(fair, who, open)).toEqual(['Register free', '/fair-spring/register']);
    expect(next(fair, who, live)).toEqual(['Enter the fair', '/fair-spring/register']);
    expect(next(fair, who, ended)).toEqual(['See other fairs', '/calendar']);
  });

  test.each(['STUDENTS', 'PARENTS', 'COUNSELORS'] as const)(
    'leads %s to registering, and those who are registered inside',
    (role) => {
      const stranger = { role, standing: null, boothId: null };
      const registered = { role, standing: 'attendee', boothId: null } as const;
      expect(next(fair, stranger, open)).toEqual(['Register free', '/fair-spring/register']);
      expect(next(fair, stranger, live)).toEqual(['Register and enter', '/fair-spring/register']);
      expect(next(fair, registered, open)).toEqual(['Go to the waiting room', visit]);
      expect(next(fair, registered, live)).toEqual(['Enter the fair', visit]);
    },
  );

  test('leads a rep with a booth to the booth, before the fair and while it is live', () => {
    const rep = { role: 'COLLEGES', standing: 'rep', boothId: 'b1' } as const;
    expect(next(fair, rep, closed)).toEqual(['Get your booth ready', `${visit}/booths/b1`]);
    expect(next(fair, rep, live)).toEqual(['Go to your booth', `${visit}/booths/b1`]);
  });

  test('leads a rep whose college has a session, and no booth, into the fair', () => {
    const rep = { role: 'COLLEGES', standing: 'rep', boothId: null } as const;
    expect(next(fair, rep, live)).toEqual(['Enter the fair', visit]);
  });

  test('never tells a rep without a spot to enter or to register as a visitor', () => {
    const rep = { role: 'COLLEGES', ...stranger } as const;
    const signUp = '/app/fairs/signup';
    expect(next(fair, rep, open)).toEqual(['Exhibit at this fair', signUp]);
    expect(next(fair, rep, closed)).toEqual(['See fairs open to colleges', signUp]);
    expect(next(fair, rep, live)).toEqual(['See fairs open to colleges', signUp]);
    // An unpaid booth lets no one in.
    expect(next(fair, { ...rep, boothId: 'b1' }, live)).toEqual([
      'See fairs open to colleges',
      signUp,
    ]);
  });

  test('lets admins in, and coordinators where they may', () => {
    const admin = { role: 'ADMINS', standing: 'admin', boothId: null } as const;
    expect(next(fair, admin, live)).toEqual(['Enter the fair', visit]);
    const elsewhere = { role: 'ADMINS6X6', ...stranger } as const;
    expect(next(fair, elsewhere, live)).toEqual(['See other fairs', '/calendar']);
  });

  test('offers nothing before registration opens', () => {
    const early = new Date('2027-01-01T00:00:00Z');
    expect(next(fair, { role: null, ...stranger }, early)).toBeNull();
  });
});
