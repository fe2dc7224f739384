import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '../src/platform/i18n/define-messages.ts';

const root = join(import.meta.dirname, '..');

/** The English catalog for translators. */
export const catalogueFile = new URL('../locales/en.json', import.meta.url);

/**
 * Everything that `*.messages.ts` files declare, in the order of the names.
 * @throws Error when two messages have one name
 */
export async function collectMessages(): Promise<string> {
  const said = new Map<string, string>();
  for await (const file of glob('src/**/*.messages.ts', { cwd: root })) {
    const module = (await import(join(root, file))) as Record<string, Record<string, Message>>;
    for (const { id, message } of Object.values(module).flatMap((group) => Object.values(group))) {
      if (said.has(id)) throw new Error(`Two messages are called ${id}.`);
      said.set(id, message);
    }
  }
  const sorted = [...said].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
