import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** A language no one speaks; its tag is for private use (ISO 639-2). */
export const madeUp = 'qaa';

/** How everything begins and ends that is said in it. */
export const said = /^«.+»$/s;

/** The whole catalogue in the language that is made up: what is not said from it shows. */
export async function madeUpCatalogue(): Promise<Readonly<Record<string, string>>> {
  const file = new URL('../../locales/en.json', import.meta.url);
  const english = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.fromEntries(Object.entries(english).map(([id, one]) => [id, `«${one}»`]));
}

/** Vite plugin: the server speaks it, too. */
export const speakMadeUp = (): Plugin => ({
  name: 'quad:speak-made-up',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('/platform/i18n/translations.ts')) return null;
    return `export const translations = ${JSON.stringify({ [madeUp]: await madeUpCatalogue() })};`;
  },
});
