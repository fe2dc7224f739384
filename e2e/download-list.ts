import type { Page } from 'playwright-core';

/** Opens the list of a college among the lists of a fair, downloads it, and answers the file's text. */
export async function downloadList(
  page: Page,
  college: string,
  look: () => Promise<void>,
): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: college, exact: true }).click();
  await page.getByRole('heading', { name: `${college}: students who agreed` }).waitFor();
  await page.getByText('contact details, school').waitFor();
  await look();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download the list for ${college}` }).click();
  const file = await (await arriving).createReadStream();
  let text = '';
  for await (const piece of file) text += String(piece);
  return text;
}
