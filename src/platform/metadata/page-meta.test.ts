import { describe, expect, test } from 'vitest';
import { canonicalUrl } from './page-meta.ts';
import { disallowedPaths, isIndexable } from './indexable.ts';
import { fitDescription, longestDescription, pageMeta } from './page-meta.ts';
import { themeColors } from '../pages/theme-color.ts';

const publicUrl = 'https://fairs.example';
const page = {
  title: 'Upcoming Fairs',
  description: 'Every virtual college fair of this season, in your own time.',
  path: '/calendar?utm_source=mail&month=2027-03',
  publicUrl,
  brand: { name: 'Quad' },
};
const valueOf = (meta: ReturnType<typeof pageMeta>, name: string) =>
  meta
    .filter(
      (entry) =>
        ('name' in entry && entry.name === name) ||
        ('property' in entry && entry.property === name),
    )
    .map((entry) => ('content' in entry ? entry.content : null));

describe('someone who finds a page in a list of results', () => {
  test('reads its name and whose page it is', () => {
    expect(pageMeta(page)).toContainEqual({ title: 'Upcoming Fairs · Quad' });
    expect(pageMeta({ ...page, title: 'Quad' })).toContainEqual({ title: 'Quad' });
  });

  test('reads a description that ends after a word', () => {
    const long = fitDescription('A lawn with many pennants. '.repeat(9));
    expect(long.length).toBeLessThanOrEqual(longestDescription);
    expect(long).toMatch(/(?:lawn|with|many|pennants|A)…$/);
    expect(fitDescription(' Two\n lines ')).toBe('Two lines');
    expect(fitDescription('x'.repeat(400)).length).toBeLessThanOrEqual(longestDescription);
  });

  test('lands on one address, no matter who sent the link', () => {
    expect(pageMeta(page)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://fairs.example/calendar?month=2027-03',
    });
    expect(canonicalUrl(publicUrl, '/resources/?role=parent&fbclid=1&UTM_Campaign=x#top')).toBe(
      'https://fairs.example/resources?role=parent',
    );
    expect(canonicalUrl(publicUrl, '/')).toBe('https://fairs.example/');
    expect(canonicalUrl(publicUrl, '/.//elsewhere.example/x')).toBe(
      'https://fairs.example/elsewhere.example/x',
    );
  });

  test('finds no form, no account page and nothing behind the sign-in', () => {
    for (const path of [
      '/app',
      '/app/profile',
      '/admin/fairs',
      '/login',
      '/register',
      '/reset-password',
      '/fair-spring/register',
      '/fair-spring/exhibitor',
      '/fair-spring/join/2',
      '/billing/AAAAAAAAAAAAAAAAAAAAAA',
    ]) {
      expect([path, isIndexable(path)]).toEqual([path, false]);
      const meta = pageMeta({ ...page, path });
      expect(valueOf(meta, 'robots')).toEqual(['noindex, nofollow']);
      expect(meta.some((entry) => 'tagName' in entry)).toBe(false);
      expect(disallowedPaths.some((rule) => matches(rule, path))).toBe(true);
    }
    for (const path of [
      '/',
      '/calendar',
      '/colleges',
      '/college-reed',
      '/fair-spring',
      '/fair-spring/recordings',
      '/fair-spring/privacy-policy',
      '/resources/college-prep',
      '/approach',
      '/administration',
    ])
      expect([path, isIndexable(path)]).toEqual([path, true]);
    for (const path of ['/LOGIN', '/login/', '/%6Cogin', '/login.data', '/Fair-Spring/Register/'])
      expect([path, isIndexable(path)]).toEqual([path, false]);
    for (const path of ['/fair-spring%2Fregister', '/%E0%A4%A', '/college-100%25'])
      expect([path, isIndexable(path)]).toEqual([path, false]);
    expect(valueOf(pageMeta({ ...page, noindex: true }), 'robots')).toEqual(['noindex, nofollow']);
  });
});

/** How robots read a rule (RFC 9309, 2.2.3). */
function matches(rule: string, path: string): boolean {
  const [start, ...rest] = rule.replace(/\$$/, '').split('*');
  const end = rest.at(-1) ?? '';
  const exact = rule.endsWith('$') ? path === start : path.startsWith(start ?? '');
  return exact && path.slice(start?.length ?? 0).includes(end);
}

describe('someone who shares a link', () => {
  test('shows the picture of the fair, its name and its language', () => {
    const image = { path: '/share/fair-spring.png', alt: 'Spring fair, May 4' };
    const meta = pageMeta({ ...page, image, type: 'article', locale: 'es-MX' });
    expect(valueOf(meta, 'og:image')).toEqual(['https://fairs.example/share/fair-spring.png']);
    expect(valueOf(meta, 'og:image:alt')).toEqual(['Spring fair, May 4']);
    expect(valueOf(meta, 'og:type')).toEqual(['article']);
    expect(valueOf(meta, 'og:locale')).toEqual(['es_MX']);
    expect(valueOf(meta, 'og:title')).toEqual(['Upcoming Fairs']);
    expect(valueOf(meta, 'twitter:card')).toEqual(['summary_large_image']);
  });

  test('shows the picture of the server where a page has none', () => {
    const meta = pageMeta(page);
    expect(valueOf(meta, 'og:image')).toEqual(['https://fairs.example/share/quad.png']);
    expect(valueOf(meta, 'og:locale')).toEqual(['en_US']);
  });
});

describe('the bars of the browser', () => {
  test('have the color of the chosen theme', () => {
    expect(themeColors({ dark: true, highContrast: false })).toEqual([{ content: '#171612' }]);
    expect(themeColors({ dark: false, highContrast: true })).toEqual([{ content: '#ffffff' }]);
  });

  test('follow the device where nothing was chosen', () => {
    expect(themeColors({ dark: undefined, highContrast: false })).toEqual([
      { content: '#faf8f3', media: '(prefers-color-scheme: light)' },
      { content: '#171612', media: '(prefers-color-scheme: dark)' },
    ]);
    expect(themeColors({ dark: undefined, highContrast: undefined })[0]).toEqual({
      content: '#ffffff',
      media: '(prefers-contrast: more) and (prefers-color-scheme: light)',
    });
    expect(themeColors({ dark: true, highContrast: undefined })).toEqual([
      { content: '#000000', media: '(prefers-contrast: more)' },
      { content: '#171612' },
    ]);
  });
});
