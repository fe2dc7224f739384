import { describe, expect, it, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { guideAt, guidePath, guides, guidesFor } from './texts/guide-list.ts';
import { guideSummaries } from './guide-summaries.ts';
import { readingGrade } from './reading-grade.fixture.ts';
import { countWords, minutesToRead, piecesOf, proseOf } from './reading-time.ts';
import { readyGuide, type Prose, type ReadyBlock } from './guide-page/ready-guide.ts';
import { sourceMessages } from './texts/sources.messages.ts';

const t = translatorFor('en');

function runsIn(block: ReadyBlock): readonly Prose[] {
  if ('prose' in block) return [block.prose];
  if ('terms' in block) return block.terms.map(([, prose]) => prose);
  return 'table' in block ? block.table.rows.flat() : block.items;
}

const runsOf = (blocks: readonly ReadyBlock[]) => blocks.flatMap(runsIn).flat();

describe.each(guides.map((guide) => [guide.slug, guide] as const))(
  'Someone who reads %s',
  (_slug, guide) => {
    const ready = readyGuide(guide, t);
    const runs = ready.sections.flatMap(({ blocks }) => runsOf(blocks));

    it('has 1,200 to 2,000 words before them, and is told how long that takes', () => {
      const count = piecesOf(guide, t).reduce((sum, piece) => sum + countWords(piece), 0);
      expect(count).toBeGreaterThanOrEqual(1200);
      expect(count).toBeLessThanOrEqual(2000);
      expect(ready.minutes).toBe(minutesToRead(guide, t));
    });

    it('understands it with six to nine years of school', () => {
      const grade = readingGrade(proseOf(guide, t));
      expect(grade).toBeGreaterThanOrEqual(6);
      expect(grade).toBeLessThanOrEqual(9);
    });

    it('finds behind each note the source, numbered as the text goes', () => {
      const notes = runs.filter((run) => run.kind === 'note');
      expect(notes.length).toBeGreaterThan(5);
      const firsts = notes.filter(({ place }) => place === 1).map(({ number }) => number);
      expect(firsts).toEqual(ready.sources.map((_, place) => place + 1));
      for (const [place, { uses, url, asOf }] of ready.sources.entries()) {
        expect(notes.filter(({ number }) => number === place + 1)).toHaveLength(uses);
        expect(url).toMatch(/^https:\/\//);
        expect(asOf).toMatch(/^20\d\d(-\d\d)?$/);
      }
    });

    it('comes to a place by every link of the outline, and leaves by links that are meant', () => {
      const anchors = ready.sections.map(({ anchor }) => anchor);
      expect(new Set([...anchors, 'checklist', 'ask', 'next', 'sources']).size).toBe(
        anchors.length + 4,
      );
      expect(anchors.every((anchor) => /^[a-z-]+$/.test(anchor))).toBe(true);
      const links = runs.filter((run) => run.kind === 'link');
      for (const { href } of links) {
        if (href.startsWith('/')) expect(['/calendar', '/colleges']).toContain(href);
      }
    });

    it('meets tables in which every row is as wide as the head', () => {
      const tables = ready.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : [])),
      );
      expect(tables.length).toBeGreaterThan(0);
      for (const { heads, rows } of tables) {
        for (const row of rows) expect(row).toHaveLength(heads.length);
      }
    });

    it('sees no sign of the markup, and no quotes of a typewriter', () => {
      expect(piecesOf(guide, t).join('\n')).not.toMatch(/[*[\]{}'"]| {2}/);
    });
  },
);

test.each([
  [
    'college-prep',
    ['FAFSA Submission Summary', 'Student Aid Index', 'contributor', 'test-optional'],
  ],
  ['college-prep', ['letters of recommendation', 'accommodations', '2027–28 FAFSA']],
  ['parent-guardian-prep', ['Student Aid Index', 'contributor', 'accommodations', 'net price']],
  [
    'nontraditional-students',
    ['Workforce Pell', 'School Certifying Official', 'Student Aid Index'],
  ],
])('%s teaches the words that forms and colleges use: %j', (slug, terms) => {
  const guide = guides.find((one) => one.slug === slug);
  const text = guide ? proseOf(guide, t).join(' ') : '';
  expect(terms.filter((term) => !text.includes(term))).toEqual([]);
});

test('every source that is listed is cited by a guide', () => {
  const cited = guides.flatMap((guide) => readyGuide(guide, t).sources.map(({ title }) => title));
  const listed = Object.values(sourceMessages).map((title) => t(title));
  expect(listed.filter((title) => !cited.includes(title))).toEqual([]);
});

test('a parent finds the guide for parents first, a student does not find it', () => {
  expect(guidesFor('parent')[0]?.slug).toBe('parent-guardian-prep');
  expect(guidesFor('student').map(({ slug }) => slug)).not.toContain('parent-guardian-prep');
  expect(guidesFor('counselor')).toHaveLength(4);
  expect(guidesFor(null)).toEqual(guides);
});

test('a guide is found at its address, and at no other', () => {
  for (const guide of guides) expect(guideAt(guidePath(guide))).toBe(guide);
  expect(guideAt('/resources/other')).toBeUndefined();
  expect(guideSummaries(t).map(({ path }) => path)).toEqual(guides.map(guidePath));
});

test.each([
  // Words, sentences and syllables counted by hand.
  ['The cat sat on the mat.', 0.39 * 6 + 11.8 - 15.59],
  ['Students file the free form in October.', 0.39 * 7 + 11.8 * (10 / 7) - 15.59],
  ['It is free. Nobody pays a college for it.', 0.39 * (9 / 2) + 11.8 * (12 / 9) - 15.59],
])('the grade of a text is the one that the formula gives: %s', (said, grade) => {
  expect(readingGrade([said])).toBeCloseTo(grade, 6);
});
