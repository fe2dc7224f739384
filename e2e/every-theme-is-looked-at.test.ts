import { expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import { axeFindings } from './look-at-pages.ts';

/** A page whose words have these colors in the light and in the dark. */
const page = (light: string, dark: string, words = 'Every college on one lawn.') => `<!doctype html>
  <html lang="en" data-dark="off"><head><title>A page</title><style>
    body { background: #fff; color: #111 }
    p { color: ${light} }
    [data-dark=on] body { background: #111; color: #fff }
    [data-dark=on] p { color: ${dark} }
  </style></head><body><main><h1>Colleges</h1>${words.startsWith('<') ? words : `<p>${words}</p>`}</main></body></html>`;

test('words that cannot be read in the dark are found, though those of the page before could be', async () => {
  const visitor = await newVisitor();
  const tab = await visitor.newPage();
  await tab.setContent(page('#222', '#eee'));
  expect(await axeFindings(tab)).toEqual([]);
  await tab.setContent(page('#222', '#333'));
  const unreadable = expect.stringMatching(/^dark: color-contrast .*on one lawn/) as unknown;
  const found = [unreadable, expect.stringMatching(/^dark-high-contrast: color-contrast/)];
  expect(await axeFindings(tab)).toEqual(found);
  // What was wrong once is wrong again.
  await tab.setContent(page('#222', '#333'));
  expect(await axeFindings(tab)).toEqual(found);
});

test('words that cannot be read in the light are found, and so is what has nothing to do with colors', async () => {
  const visitor = await newVisitor();
  const tab = await visitor.newPage();
  await tab.setContent(page('#222', '#eee'));
  expect(await axeFindings(tab)).toEqual([]);
  await tab.setContent(page('#ccc', '#eee'));
  const unreadable = (theme: string) =>
    expect.stringMatching(new RegExp(`^${theme}: color-contrast .*on one lawn`)) as unknown;
  expect(await axeFindings(tab)).toEqual([unreadable('light'), unreadable('light-high-contrast')]);
  await tab.setContent(page('#222', '#eee', '<img src="data:,">'));
  expect(await axeFindings(tab)).toEqual([expect.stringMatching(/^light: image-alt/)]);
});

test('the same words are looked at again where they lie on another ground', async () => {
  const visitor = await newVisitor();
  const tab = await visitor.newPage();
  await tab.setContent(page('#222', '#eee'));
  expect(await axeFindings(tab)).toEqual([]);
  const words = 'On white they can be read, and on a card they cannot.';
  for (const card of [
    `<div class="card"><p>${words}</p></div>`,
    `<div style="position: relative"><div class="card" style="position: absolute; inset: 0"></div>
      <p style="position: relative">${words}</p></div>`,
  ]) {
    const style = '<style>[data-dark=on] .card { background: #ddd }</style>';
    await tab.setContent(page('#222', '#eee', card).replace('</head>', `${style}</head>`));
    expect(await axeFindings(tab)).toEqual([
      expect.stringMatching(/^dark: color-contrast/),
      expect.stringMatching(/^dark-high-contrast: color-contrast/),
    ]);
  }
});
