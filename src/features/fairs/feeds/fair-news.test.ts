import { describe, expect, test } from 'vitest';
import { fairOf, testSite } from './calendar-fair.fixture.ts';
import { fairFeed, type FairNews } from './serve-calendar.server.ts';
import { readFeed } from '../../../../tests/support/feeds/read-feed.fixture.ts';

const updatedAt = new Date('2026-12-01T12:00:00Z');
const at = new Date('2026-11-20T12:00:00Z');

const news = (said: Partial<FairNews>): FairNews => ({
  kind: 'published',
  number: 0,
  at,
  fair: fairOf(),
  ...said,
});

describe('someone who follows the fairs in a feed reader', () => {
  test('reads what is on, when in the fair’s own time, and where to go', () => {
    const feed = readFeed(fairFeed(testSite, [news({})], updatedAt));
    expect(feed).toMatchObject({
      id: 'https://fairs.example/feed.xml',
      title: 'Quad, Inc; fairs: college fairs',
      updated: '2026-12-01T12:00:00.000Z',
      author: 'Quad, Inc; fairs',
    });
    expect(feed.links).toEqual({
      self: 'https://fairs.example/feed.xml',
      alternate: 'https://fairs.example/calendar',
    });
    expect(feed.entries).toEqual([
      {
        id: `urn:uuid:${fairOf().id}`,
        title: 'Spring College Fair',
        published: '2026-11-20T12:00:00.000Z',
        updated: '2026-11-02T12:00:00.000Z',
        link: 'https://fairs.example/fair-spring',
        category: 'booth',
        summary: 'Saturday, March 13, 2027, 11:00 AM – 3:00 PM CST\n\nMeet sixty colleges.',
      },
    ]);
  });

  test('reads a change as news of its own, and the announcement stays the one it was', () => {
    const fair = fairOf({ sequence: 3, cancelledAt: at });
    const feed = readFeed(
      fairFeed(testSite, [news({ kind: 'cancelled', number: 3, fair }), news({ fair })], updatedAt),
    );
    expect(
      feed.entries.map(({ id, title, summary }) => [id, title, summary.split('\n')[0]]),
    ).toEqual([
      [`urn:uuid:${fair.id}#change-3`, 'Spring College Fair is canceled', 'This fair is canceled.'],
      [`urn:uuid:${fair.id}`, 'Spring College Fair', 'This fair is canceled.'],
    ]);
  });

  const names = [
    '<script>alert(1)</script> & "friends" \'n\' ]]>',
    'Größe 🎓 שלום',
    'bell \u0007 null \u0000 half \ud83c last \uffff',
    '&amp; &#60; is not &',
  ];
  test.each(names)('gets a well-formed feed whatever a fair is called: %j', (name) => {
    const feed = readFeed(
      fairFeed(testSite, [news({ fair: fairOf({ name, description: name }) })], updatedAt),
    );
    const clean = name.replace(/[\u0000\u0007\uffff]/gu, '').toWellFormed();
    expect(feed.entries[0]?.title).toBe(clean);
  });

  test('gets an empty feed while there is no fair', () => {
    expect(readFeed(fairFeed(testSite, [], updatedAt)).entries).toEqual([]);
  });
});
