import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import type { Message } from '../src/platform/words/words.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/**
 * Vite plugin: compiles what `*.words.ts` files declare, so that neither the parser of messages nor
 * their source travels to the browser. Catalogues of other languages (`words/*.json`) likewise.
 */
export function compileWords(): Plugin {
  return {
    name: 'quad:compile-words',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.words.ts')) return null;
      // Whatever the file was when it was last read: while developing it changes.
      const groups = (await import(`${file}?${await stamp(file)}`)) as Groups;
      return Object.entries(groups)
        .map(([name, group]) => `export const ${name} = ${JSON.stringify(compileGroup(group))};`)
        .join('\n');
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\/words\/[a-z-]+\.json$/.test(file)) return null;
      const catalogue = JSON.parse(code) as Readonly<Record<string, string>>;
      const compiled = Object.fromEntries(
        Object.entries(catalogue).map(([id, message]) => [id, compileMessage(message)]),
      );
      return JSON.stringify(compiled);
    },
  };
}

/** Compiled messages are texts or lists of tokens; Lingui takes both. */
const compileGroup = (group: Readonly<Record<string, Message>>) =>
  Object.fromEntries(
    Object.entries(group).map(([key, { id, message }]) => [
      key,
      { id, message: compileMessage(message) },
    ]),
  );

async function stamp(file: string): Promise<string> {
  const { stat } = await import('node:fs/promises');
  return String((await stat(file)).mtimeMs);
}
