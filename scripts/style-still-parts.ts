import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** As much of Vite's list of what was built as is needed here. */
interface Built {
  readonly file: string;
  css?: string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const manifest = '.vite/manifest.json';
const part = /\b(?:still|lazy)(?:<\w+>)?\(\s*\(\) =>\s*import\('([^']+)'\)/g;

/**
 * Vite plugin: links the styles of still parts (src/ui/still.tsx) with the page that shows them.
 * The server draws those parts, so what they look like cannot wait for their code.
 */
export function styleStillParts(): Plugin {
  const stillParts = new Set<string>();
  return {
    name: 'quad:style-still-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      for (const [, source = ''] of code.matchAll(part)) {
        const found = await this.resolve(source, id);
        if (found) stillParts.add(relative(this.environment.config.root, found.id));
      }
      return null;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[manifest];
        if (list?.type !== 'asset') return this.error('Vite lists elsewhere what it has built.');
        const built = JSON.parse(String(list.source)) as Record<string, Built>;
        for (const [one, css] of stylesOf(built, stillParts)) one.css = css;
        list.source = JSON.stringify(built);
      },
    },
  };
}

/** What was built, with its own styles and those of its still parts. */
function stylesOf(
  built: Readonly<Record<string, Built>>,
  stillParts: ReadonlySet<string>,
): [Built, string[]][] {
  const partsOf = ({ dynamicImports = [] }: Built) =>
    dynamicImports.filter((name) => stillParts.has(name));

  function gather(name: string, styles: Set<string>, seen: Set<string>): Set<string> {
    const one = built[name];
    if (!one || seen.has(name)) return styles;
    seen.add(name);
    for (const other of [...(one.imports ?? []), ...partsOf(one)]) gather(other, styles, seen);
    for (const style of one.css ?? []) styles.add(style);
    return styles;
  }

  return Object.values(built)
    .filter((one) => partsOf(one).length > 0)
    .map((one) => {
      const styles = new Set<string>();
      for (const name of partsOf(one)) gather(name, styles, new Set());
      return [one, [...new Set([...(one.css ?? []), ...styles])]];
    });
}
