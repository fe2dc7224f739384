import type { Locator, Page } from 'playwright-core';

const field = 'What would you like to study?';

/** Chooses a subject as people do: in the combobox, or without JavaScript in the first free select. */
export async function chooseSubject(place: Page | Locator, name: string): Promise<void> {
  const control = place.getByLabel(field);
  await control.waitFor();
  const isSelect = await place.locator('select[name=majors]').first().isVisible();
  if (isSelect && !(await hasScripts(place))) {
    const selects = place.locator('select[name=majors]');
    const values = await selects.evaluateAll((all) =>
      all.map((one) => 'value' in one && one.value),
    );
    await selects.nth(values.indexOf('')).selectOption({ label: name });
    return;
  }
  const combobox = place.getByRole('combobox', { name: field }).and(place.locator('input'));
  await combobox.fill(name);
  await place.getByRole('option', { name, exact: true }).click();
}

/** Waits until a subject is chosen. */
export async function seeSubject(place: Page | Locator, name: string): Promise<void> {
  if (await hasScripts(place))
    return place.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor();
  await place
    .locator('select[name=majors] option:checked', { hasText: new RegExp(`^${name}$`) })
    .first()
    .waitFor({ state: 'attached' });
}

/** Whether the page runs scripts of its own; a context without JavaScript doesn’t. */
const hasScripts = async (place: Page | Locator): Promise<boolean> => {
  const page = 'page' in place ? place.page() : place;
  return page.evaluate(() => matchMedia('(scripting: enabled)').matches);
};
