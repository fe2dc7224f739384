import { describe, expect, it, test } from 'vitest';
import { featureNames, type Feature } from '../../../platform/model/features.ts';
import { readingGrade } from '../../guides/reading-grade.fixture.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Policy } from './policy.ts';
import { privacyPolicy } from '../legal/quad-text.ts';
import { readyPolicy, type Prose, type ReadyPolicyBlock } from './ready-policy.ts';
import { termsOfService } from '../legal/quad-text.ts';
import { statement } from '../accessibility/statement.ts';

const t = translatorFor('en');
const giver = {
  name: 'Lawn Fairs',
  legalName: 'Lawn Fairs LLC',
  postalAddress: '1 Main Street\nSpringfield',
  contactEmail: 'hello@lawn.example',
  keepGuestsMonths: 6,
  featuresOff: [] as readonly Feature[],
  contactLink: (formPath: string) => formPath,
};
const silent = { ...giver, postalAddress: undefined, contactEmail: undefined };

const prosesOf = (block: ReadyPolicyBlock): readonly Prose[] =>
  block.kind === 'text'
    ? [block.prose]
    : block.kind === 'list'
      ? block.items
      : block.terms.map(([, prose]) => prose);

const allOf = (policy: Policy, by = giver as typeof giver | typeof silent) => {
  const ready = readyPolicy(policy, t, by);
  const proses = [
    ...ready.inShort,
    ...ready.sections.flatMap(({ blocks }) => blocks.flatMap(prosesOf)),
  ];
  const plain = proses.map((runs) => runs.map(({ text }) => text).join(''));
  return { ready, runs: proses.flat(), plain };
};

describe.each([
  ['privacy policy', privacyPolicy({ measured: false })],
  ['terms of service', termsOfService],
] as const)('Someone who reads the %s', (_name, policy) => {
  const { ready, runs, plain } = allOf(policy);

  it('understands it with ten years of school', () => {
    expect(readingGrade(plain)).toBeLessThanOrEqual(10);
  });

  it('is told by name and address who gives it, and finds no gap where there is no address', () => {
    expect(plain.join('\n')).toContain('Lawn Fairs LLC');
    expect(plain.join('\n')).toContain('1 Main Street, Springfield');
    const without = allOf(policy, silent).plain.join('\n');
    expect(without).not.toMatch(/[{}]|undefined| {2}| ,|\(\)/);
    expect(without).not.toContain('Main Street');
  });

  it('is promised nothing that is switched off, and finds an email where the form was', () => {
    const off = allOf(policy, {
      ...giver,
      featuresOff: featureNames,
      contactLink: () => 'mailto:hello@lawn.example',
    });
    expect(off.plain.join('\n')).not.toMatch(
      /[{}]| {2}|contact form|guide|class link|students with a link/,
    );
    expect(readingGrade(off.plain)).toBeLessThanOrEqual(10);
    const links = off.runs.flatMap((run) => (run.kind === 'link' ? [run.href] : []));
    expect(links).toContain('mailto:hello@lawn.example');
    expect(links.filter((href) => href.startsWith('/contact-us'))).toEqual([]);
  });

  it('comes to a place by every link of the outline, and to pages that are there', () => {
    const anchors = ready.sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    const there = /^\/(?:contact-us(?:\?topic=privacy)?|privacy-policy|pricing)$/;
    for (const run of runs) if (run.kind === 'link') expect(run.href).toMatch(there);
  });

  it('sees no sign of the markup, and no quotes of a typewriter', () => {
    expect(plain.join('\n')).not.toMatch(/[*[\]{}'"]| {2}/);
  });
});

test.each([
  [1, 'what names you a month after the fair'],
  [6, 'what names you 6 months after the fair'],
])('a guest is told that names go after %i months', (keepGuestsMonths, told) => {
  const by = { ...giver, keepGuestsMonths };
  expect(allOf(privacyPolicy({ measured: false }), by).plain.join('\n')).toContain(told);
});

test('a visitor is told of a tag manager where there is one, and that there is none elsewhere', () => {
  const read = (measured: boolean) => allOf(privacyPolicy({ measured })).plain.join('\n');
  expect(read(true)).toContain('Google Tag Manager');
  expect(read(false)).toContain('We don’t load any tools for ads');
  expect(read(false)).not.toContain('Google Tag Manager');
});

test('someone who reads how accessible the site is understands it, and can write', () => {
  const { plain, runs } = allOf(statement);
  expect(readingGrade(plain)).toBeLessThanOrEqual(10);
  expect(plain.join('\n')).not.toMatch(/[*[\]{}'"]| {2}/);
  const links = runs.flatMap((run) => (run.kind === 'link' ? [run.href] : []));
  expect(links).toEqual(['/contact-us', 'https://www.w3.org/TR/WCAG22/', '/contact-us']);
});
