import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Countdown } from './countdown.tsx';
import { TranslationProvider } from '../text/translate.tsx';
import { useTimeLeft } from './time-left.ts';
import { Near, When } from './when.tsx';
import { ZoneProvider } from './zone.tsx';

const fair = { start: '2026-09-17T23:00:00Z', end: '2026-09-18T03:00:00Z' };
const west = 'America/Los_Angeles';
const now = '2026-09-15T23:42:00Z';

/** The text that a visitor in a zone reads; null: the zone is unknown. */
const read = (what: ReactNode, zone: string | null = west): string =>
  renderedIn(what, zone).replace(/<[^>]*>/g, '');

const renderedIn = (what: ReactNode, zone: string | null = west): string =>
  renderToStaticMarkup(
    <TranslationProvider locale="en">
      <ZoneProvider zone={zone}>{what}</ZoneProvider>
    </TranslationProvider>,
  );

describe('Someone who wants to know when a fair is', () => {
  it('reads it in their own time, with the zone', () => {
    const when = <When {...fair} zone={west} now={now} />;
    expect(read(when)).toBe('Thu, Sep 17, 4:00–8:00 PM PDT');
  });

  it('reads the fair’s own time once on its page where clocks differ, and elsewhere in a tooltip', () => {
    const when = <When {...fair} zone="America/New_York" now={now} both />;
    expect(read(when)).toBe(
      'Thu, Sep 17, 4:00–8:00 PM PDT (7:00–11:00 PM EDT, the fair’s own time)',
    );
    const short = <When {...fair} zone="America/New_York" now={now} />;
    expect(read(short)).toBe('Thu, Sep 17, 4:00–8:00 PM PDT');
    expect(renderedIn(short)).toContain('title="7:00–11:00 PM EDT, the fair’s own time"');
    expect(read(<When {...fair} zone="America/Tijuana" now={now} />)).toBe(
      'Thu, Sep 17, 4:00–8:00 PM PDT',
    );
  });

  it('reads the time of the host while no one knows where they are', () => {
    const when = <When {...fair} zone="America/New_York" now={now} />;
    expect(read(when, null)).toBe('Thu, Sep 17, 7:00–11:00 PM EDT');
  });

  it('is told the day as well where the host has another one', () => {
    const when = <When {...fair} zone="Asia/Tokyo" now={now} show="hours" both />;
    expect(read(when)).toContain('the fair’s own time');
    expect(read(when)).toContain('Fri, Sep 18');
  });

  it('reads both days of what goes past midnight, and the year of what is far away', () => {
    const night = <When start={fair.start} end="2026-09-18T08:30:00Z" zone={west} now={now} />;
    expect(read(night)).toMatch(/^Thu, Sep 17, .*Fri, Sep 18, 1:30 AM PDT$/);
    const far = <When start="2027-02-01T20:00:00Z" zone={west} now={now} show="day" />;
    expect(read(far)).toBe('Mon, Feb 1, 2027');
  });

  it('is told how soon when it is near, and nothing when it is over', () => {
    const near = (at: string) => read(<Near {...fair} now={at} />);
    expect(near('2026-09-17T22:48:00Z')).toBe('starts in 12 min');
    expect(near('2026-09-17T23:42:00Z')).toBe('ends in 3 h 18 min');
    expect(near('2026-09-17T12:00:00Z')).toBe('');
    expect(near('2026-09-18T03:00:00Z')).toBe('');
    expect(read(<Near {...fair} now={now} within={72} />)).toBe('starts in 1 day 23 h');
  });

  it('is given the time for machines, too', () => {
    const html = renderToStaticMarkup(
      <TranslationProvider locale="en">
        <When {...fair} zone={west} now={now} />
      </TranslationProvider>,
    );
    expect(html).toContain(`<time dateTime="${fair.start}"`);
  });
});

describe('Someone who waits', () => {
  it('sees the days, hours and minutes that are left, a started minute as one', () => {
    const left = (at: string) =>
      read(<Countdown to={fair.start} now={at} label="Opens in" over="Open" />);
    expect(left(now)).toBe('Opens in 1 day23 h18 min');
    expect(left('2026-09-17T22:59:59Z')).toBe('Opens in 0 h1 min');
    expect(left(fair.start)).toBe('Open');
  });
});

describe('Someone who has until a deadline', () => {
  const east = 'America/New_York';
  const Left = ({ until, now: at = now }: { until: string; now?: string }) =>
    useTimeLeft({ until, zone: east, now: at });

  it('reads the hour on the last two days, by the calendar where they are', () => {
    // 3:42 PM on Monday in Denver; 40 hours are not two days.
    const monday = '2026-09-14T21:42:00Z';
    const tuesday = <Left until="2026-09-15T23:00:00Z" now={monday} />;
    expect(read(tuesday, 'America/Denver')).toBe('tomorrow, 5:00 PM MDT');
    // In Tokyo it is Tuesday already, and the deadline on Wednesday.
    expect(read(tuesday, 'Asia/Tokyo')).toMatch(/^tomorrow, 8:00 AM/);
    expect(read(<Left until="2026-09-16T03:00:00Z" />)).toBe('today, 8:00 PM PDT');
    expect(read(<Left until="2026-09-16T03:00:00Z" />, null)).toBe('today, 11:00 PM EDT');
  });

  it('reads the days before that, and nothing when it is far away or over', () => {
    expect(read(<Left until="2026-09-18T06:00:00Z" />)).toBe('2 days left');
    expect(read(<Left until="2026-09-22T20:00:00Z" />)).toBe('7 days left');
    expect(read(<Left until="2026-09-24T20:00:00Z" />)).toBe('');
    expect(read(<Left until={now} />)).toBe('');
  });
});
