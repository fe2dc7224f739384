import { posix } from 'node:path';

/** Files by path, relative to the repository root, with `/` as separator. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Mismatches between CSS modules and their importers: a used class that doesn't exist, an unused
 * class, a missing module. If a module is read by a computed name (`css[kind]`), no class counts as
 * unused.
 */
export function wrongClasses(texts: Texts): string[] {
  const wrong: string[] = [];
  const read = new Map<string, Set<string>>();
  const byWorkedOutName = new Set<string>();
  for (const [path, text] of texts) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const [, name = '', from = ''] of text.matchAll(imports)) {
      const module = posix.join(posix.dirname(path), from);
      const there = texts.get(module);
      if (there === undefined) {
        wrong.push(`${path} imports ${module}, which is not there`);
        continue;
      }
      const classes = classesOf(there);
      const here = read.get(module) ?? new Set();
      read.set(module, here);
      for (const [, one = ''] of text.matchAll(new RegExp(`(?<![\\w.'/])${name}\\.(\\w+)`, 'g'))) {
        here.add(one);
        if (!classes.has(one)) wrong.push(`${path} reads .${one}, which is not in ${module}`);
      }
      if (new RegExp(`(?<![\\w.])${name}\\[`).test(text)) byWorkedOutName.add(module);
    }
  }
  for (const [path, text] of texts) {
    if (!path.endsWith('.module.css') || byWorkedOutName.has(path)) continue;
    for (const one of classesOf(text))
      if (!read.get(path)?.has(one)) wrong.push(`nobody reads .${one} of ${path}`);
  }
  return wrong.toSorted();
}

const imports = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** The classes in the selectors of a module. */
function classesOf(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'[^']*'|"[^"]*"/g, '')
    .match(/[^{};]+(?=\{)/g);
  return new Set(
    (selectors ?? [])
      .filter((selector) => !selector.trim().startsWith('@'))
      .flatMap((selector) => selector.match(/(?<=\.)[a-z_][\w-]*/gi) ?? []),
  );
}
