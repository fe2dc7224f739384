import { describe, expect, test } from 'vitest';
import { eventJsonLd } from './event-json-ld.ts';
import {
  articleJsonLd,
  breadcrumbJsonLd,
  collegeJsonLd,
  faqJsonLd,
  navigationJsonLd,
  organizationJsonLd,
  webSiteJsonLd,
} from './json-ld.ts';
import { faultsOf } from './schema-org.fixture.ts';
import { zonedTime } from '../pages/zoned-time.ts';

const site = {
  publicUrl: 'https://fairs.example',
  brand: {
    name: 'Quad',
    legalName: 'Quad Fairs LLC',
    tagline: 'Free virtual college fairs',
    founded: 2012,
    contactEmail: 'hello@fairs.example',
    links: { facebook: 'https://social.example/quad', x: undefined },
  },
};
const fair = {
  name: 'Spring Fair',
  description: 'Sixty colleges, live.',
  path: '/fair-spring',
  imagePath: '/share/fair-spring.png',
  startTime: new Date('2027-03-20T18:00:00Z'),
  endTime: new Date('2027-03-20T22:00:00Z'),
  timeZone: 'America/Chicago',
};
const college = {
  name: 'Reed College',
  path: '/college-reed',
  city: 'Portland',
  state: 'OR',
  country: null,
};

const things = {
  'who runs the server': organizationJsonLd(site),
  'the server without profiles and address': organizationJsonLd({
    ...site,
    brand: { ...site.brand, contactEmail: undefined, links: {} },
  }),
  'the site': webSiteJsonLd(site),
  'a fair': eventJsonLd(site, { ...fair, state: 'scheduled' }),
  'a fair that is full': eventJsonLd(site, {
    ...fair,
    state: 'scheduled',
    isFull: true,
    registrationOpens: new Date('2027-01-01T00:00:00Z'),
  }),
  'a cancelled fair': eventJsonLd(site, { ...fair, state: 'cancelled' }),
  'a fair on another day': eventJsonLd(site, {
    ...fair,
    state: 'rescheduled',
    previousStart: new Date('2027-03-13T18:00:00Z'),
  }),
  'a college': collegeJsonLd(site.publicUrl, college),
  'a college that told all': collegeJsonLd(site.publicUrl, {
    ...college,
    description: 'A college in the woods.',
    logo: '/api/files/logo',
    website: 'https://college.example',
    latitude: 45.48,
    longitude: -122.63,
  }),
  'the way to a page': breadcrumbJsonLd(site.publicUrl, [
    { name: 'Home', path: '/' },
    { name: 'Colleges', path: '/colleges' },
  ]),
  questions: faqJsonLd([{ question: 'Is it free?', answer: 'Yes, for families.' }]),
  'a guide': articleJsonLd(site, {
    name: 'College prep',
    path: '/resources/college-prep',
    description: 'What to do when.',
    imagePath: '/share/quad.png',
    published: '2026-11-01',
    modified: '2026-11-20',
  }),
};

describe('a search engine', () => {
  test.each(Object.entries(things))('understands %s', (_, thing) => {
    expect(faultsOf(thing)).toEqual([]);
  });

  test('finds every entry of the header under its name', () => {
    const pages = navigationJsonLd(site.publicUrl, [
      { name: 'Fairs', path: '/fairs' },
      { name: 'Sign Up', path: '/sign-up' },
    ]);
    expect(pages.flatMap((page) => faultsOf(page))).toEqual([]);
    expect(pages).toContainEqual({
      '@type': 'SiteNavigationElement',
      name: 'Sign Up',
      url: 'https://fairs.example/sign-up',
      position: 2,
    });
  });

  test('knows that a fair is online, when it is there, and whether it is still on', () => {
    expect(things['a fair']).toMatchObject({
      startDate: '2027-03-20T13:00:00-05:00',
      endDate: '2027-03-20T17:00:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://fairs.example/fair-spring' },
      offers: { price: 0, availability: 'https://schema.org/InStock' },
    });
    expect(things['a cancelled fair'].eventStatus).toBe('https://schema.org/EventCancelled');
    expect(things['a fair on another day']).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2027-03-13T12:00:00-06:00',
    });
    expect(things['a fair that is full'].offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
      validFrom: '2026-12-31T18:00:00-06:00',
    });
  });

  test('is told when something is missing, unknown or of the wrong kind', () => {
    const { location: _, ...nowhere } = things['a fair'];
    expect(faultsOf(nowhere)).toEqual(['Event: lacks location']);
    expect(faultsOf({ ...things['a fair'], venue: 'x' })).toEqual(['Event: Event has no venue']);
    expect(faultsOf({ ...things['a fair'], startDate: '2027-03-20T18:00:00Z' })).toEqual([
      'Event.startDate: is no DateTime',
    ]);
    expect(faultsOf({ ...things['a college'], logo: '/logo.png' })).toHaveLength(1);
    expect(faultsOf({ '@type': 'Lawn' })).toEqual(['Lawn: nobody knows the type Lawn']);
  });
});

describe('the time of a fair', () => {
  test.each([
    ['America/New_York', '2027-01-02T00:30:00Z', '2027-01-01T19:30:00-05:00'],
    ['UTC', '2027-01-02T00:30:00Z', '2027-01-02T00:30:00+00:00'],
    ['Europe/London', '2027-01-02T00:30:00Z', '2027-01-02T00:30:00+00:00'],
    ['Asia/Kolkata', '2027-07-02T00:30:05Z', '2027-07-02T06:00:05+05:30'],
    ['America/Phoenix', '2027-07-02T12:00:00Z', '2027-07-02T05:00:00-07:00'],
    ['America/St_Johns', '2027-07-02T12:00:00Z', '2027-07-02T09:30:00-02:30'],
  ])('is that of %s', (zone, instant, told) => {
    expect(zonedTime(new Date(instant), zone)).toBe(told);
    expect(new Date(told).getTime()).toBe(new Date(instant).getTime());
  });
});
