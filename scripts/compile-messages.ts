import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { pack, type Compiled } from '../src/platform/i18n/translate-compiled.ts';
import type { Message } from '../src/platform/i18n/define-messages.ts';
import { hasMarks, putTexts, renameTwins, withTwins } from './language-twins.ts';
import { twinOf } from '../src/platform/page-server/building/twin-names.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** The texts of messages, compiled, by language and id. */
type Texts = ReadonlyMap<string, ReadonlyMap<string, Compiled>>;

/**
 * Vite plugin: compiles the messages in `*.messages.ts` files, so that neither the parser nor the
 * sources reach the browser, and likewise the catalogs of other languages (`locales/*.json`).
 *
 * In browser builds every message is a separate constant: the bundler inlines it and drops what
 * only the server uses. It is a mark until the scripts are written, each in English and, where it has
 * messages or loads a script that has, once more in every other language under another name: a reader
 * gets only theirs.
 */
export function compileMessages(): Plugin {
  let builds = false;
  const english = new Map<string, Compiled>();
  const texts = new Map<string, ReadonlyMap<string, Compiled>>([['en', english]]);
  return {
    name: 'quad:compile-messages',
    enforce: 'pre',
    configResolved({ command }) {
      builds = command === 'build';
    },
    async buildStart() {
      const folder = new URL('../locales/', import.meta.url);
      for (const name of await readdir(folder))
        if (name !== 'en.json')
          texts.set(
            name.replace('.json', ''),
            packAll(await readFile(new URL(name, folder), 'utf8')),
          );
    },
    async load(id) {
      const [file = '', asked] = id.split('?');
      if (!file.endsWith('.messages.ts')) return null;
      // Whatever the file was when it was last read: while developing it changes.
      const groups = (await import(`${file}?${await stamp(file)}`)) as Groups;
      const isMarked = builds && this.environment.name === 'client';
      const one = groups[new URLSearchParams(asked).get('group') ?? ''];
      if (one)
        return (
          Object.entries(one)
            // Keys may be words that the language keeps to itself.
            .map(
              ([key, message]) =>
                `const $${key} = ${JSON.stringify(isMarked ? markOf(message) : compile(message))}; export { $${key} as ${key} };`,
            )
            .join('\n')
        );
      const put = isMarked ? markOf : compile;
      return Object.entries(groups)
        .map(([name, group]) => {
          const said = Object.entries(group).map(([key, message]) => [key, put(message)]);
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(said))};`;
        })
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
    generateBundle: {
      // What Vite itself writes into the scripts is there by then.
      order: 'post',
      handler(_options, bundle) {
        if (!builds || this.environment.name !== 'client') return;
        const scripts = Object.values(bundle).filter((one) => one.type === 'chunk');
        const twins = withTwins(scripts);
        for (const [language, said] of texts) {
          if (language === 'en') continue;
          for (const { fileName, code } of scripts)
            if (twins.has(fileName))
              this.emitFile({
                type: 'asset',
                fileName: twinOf(fileName, language),
                source: renameTwins(putTexts(code, said, english), twins, language),
              });
        }
        for (const script of scripts)
          if (hasMarks(script.code)) script.code = putTexts(script.code, english, english);
      },
    },
  };

  /** Its hash lets the name of a script change with what it says, in whatever language. */
  function markOf({ id, message }: Message): string {
    english.set(id, pack(compileMessage(message)));
    return markedAs(id, texts);
  }
}

function markedAs(id: string, texts: Texts): string {
  const hash = createHash('sha256');
  for (const [language, said] of texts)
    hash.update(`${language} ${JSON.stringify(said.get(id) ?? null)}\n`);
  return `{{${id}:${hash.digest('hex').slice(0, 8)}}}`;
}

const compile = ({ id, message }: Message) => ({ id, message: compileMessage(message) });

const readCatalogue = (json: string) =>
  Object.entries(JSON.parse(json) as Readonly<Record<string, string>>);

const packAll = (json: string): ReadonlyMap<string, Compiled> =>
  new Map(readCatalogue(json).map(([id, message]) => [id, pack(compileMessage(message))]));

/** Compiled messages are texts or lists of tokens; Lingui takes both. */
const compileCatalogue = (json: string): string =>
  JSON.stringify(
    Object.fromEntries(readCatalogue(json).map(([id, message]) => [id, compileMessage(message)])),
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

const stamp = async (file: string): Promise<string> => String((await stat(file)).mtimeMs);
