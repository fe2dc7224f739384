import { expect, test } from 'vitest';
import { firstPage, phone, phoneWithoutScripts, seeHeading } from './account-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({
  env: () =>
    Promise.resolve({
      PRICES: JSON.stringify({
        currency: 'usd',
        registration: { booth: 40_000, '6x6': 0, webinar: 12_550 },
        credits: { booth: 1, '6x6': 1, webinar: 1 },
        packs: [{ id: 'four', name: 'Four fairs', credits: 4, price: 120_000 }],
      }),
    }),
});

test.each([
  ['on a phone', phone],
  ['on a phone with JavaScript switched off', phoneWithoutScripts],
])('a college finds what one fair and four fairs cost, %s', async (_where, device) => {
  const page = await firstPage(device);
  await page.goto(address);
  await page.getByRole('link', { name: 'See what a booth is' }).click();
  await seeHeading(page, 'Free for families.');

  const ticket = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await ticket('A fair with live booths').getByText('$400').waitFor();
  await ticket('A fair with short sessions').getByText('Free').waitFor();
  await ticket('A webinar').getByText('$125.50').waitFor();

  const pack = page.getByRole('listitem').filter({ hasText: 'Four fairs' });
  await pack.getByText('$300').waitFor();
  await pack.getByText('$1,200 in all').waitFor();
  await pack.getByText('$400 less than 4 live-booth fairs one by one').waitFor();
  // The server of a test takes test cards, and says so.
  await page.getByText('cards aren’t charged').waitFor();

  await page.getByText('Do we pay for each rep?').click();
  await page.getByText('The price is for the college, not for its people.').waitFor();

  await page.getByRole('link', { name: 'Create a college account' }).click();
  await seeHeading(page, 'How you’ll sign in');
});

test('a machine reads the questions and their answers', async () => {
  const page = await firstPage(phoneWithoutScripts);
  await page.goto(`${address}/pricing`);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = blocks.find((block) => block.includes('FAQPage')) ?? '';
  expect(JSON.parse(faq)).toMatchObject({
    '@graph': [{ '@type': 'FAQPage', mainEntity: expect.arrayContaining([]) as unknown }],
  });
  expect(faq).toContain('Do families ever pay?');
});
