import { readdir, stat } from 'node:fs/promises';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { pack } from '../src/platform/i18n/translate-compiled.ts';
import type { Message } from '../src/platform/i18n/define-messages.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/**
 * Vite plugin: compiles the messages in `*.messages.ts` files, so that neither the parser nor the
 * sources reach the browser, and likewise the catalogs of other languages (`locales/*.json`).
 *
 * In browser builds every message is a separate constant: the bundler inlines it and drops what
 * only the server uses.
 */
export function compileMessages(): Plugin {
  let builds = false;
  let speaksEnglishAlone = true;
  return {
    name: 'quad:compile-messages',
    enforce: 'pre',
    configResolved({ command }) {
      builds = command === 'build';
    },
    async buildStart() {
      const catalogues = await readdir(new URL('../locales/', import.meta.url));
      speaksEnglishAlone = catalogues.every((one) => one === 'en.json');
    },
    async load(id) {
      const [file = '', asked] = id.split('?');
      if (!file.endsWith('.messages.ts')) return null;
      // Whatever the file was when it was last read: while developing it changes.
      const groups = (await import(`${file}?${await stamp(file)}`)) as Groups;
      const one = groups[new URLSearchParams(asked).get('group') ?? ''];
      if (one)
        return (
          Object.entries(one)
            // Keys may be words that the language keeps to itself.
            .map(
              ([key, said]) => `const $${key} = ${constantOf(said)}; export { $${key} as ${key} };`,
            )
            .join('\n')
        );
      return Object.entries(groups)
        .map(([name, group]) => `export const ${name} = ${JSON.stringify(compileGroup(group))};`)
        .join('\n');
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (/\/locales\/[a-z-]+\.json$/.test(file)) return compileCatalogue(code);
      const isOurs = /\.tsx?$/.test(file) && !file.includes('/node_modules/');
      return builds && isOurs && this.environment.name === 'client'
        ? importEachMessage(code)
        : null;
    },
  };

  function constantOf({ id, message }: Message): string {
    const compiled = pack(compileMessage(message));
    return JSON.stringify(speaksEnglishAlone ? compiled : { id, message: compiled });
  }
}

const compileCatalogue = (json: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(json) as Readonly<Record<string, string>>).map(([id, message]) => [
        id,
        compileMessage(message),
      ]),
    ),
  );

/** A group of messages as a module whose members are known one by one. */
function importEachMessage(code: string): string {
  return code.replace(
    /^import \{([^}]+)\} from ('[^']+\.messages\.ts)';/gm,
    (_statement, names: string, file: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => {
          const [group = '', local = group] = name.split(/\s+as\s+/);
          return `import * as ${local} from ${file}?group=${group}';`;
        })
        .join(' '),
  );
}

/** Compiled messages are texts or lists of tokens; Lingui takes both. */
const compileGroup = (group: Readonly<Record<string, Message>>) =>
  Object.fromEntries(
    Object.entries(group).map(([key, { id, message }]) => [
      key,
      { id, message: compileMessage(message) },
    ]),
  );

const stamp = async (file: string): Promise<string> => String((await stat(file)).mtimeMs);
