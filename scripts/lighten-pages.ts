import type { Plugin } from 'vite';

/** Modules of which browsers get a smaller one with the same names. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/\/translator-for\.ts$/, '/translator-for-compiled.ts'],
  [/\/site-json-ld\.tsx$/, '/site-json-ld-rendered.tsx'],
  [/\/layout\/json-ld\.tsx$/, '/layout/json-ld-rendered.tsx'],
  [/\/(?:event-)?json-ld\.ts$/, '/json-ld-left-out.ts'],
];

/** Built pages hold the messages of their language (scripts/compile-messages.ts). */
const inBuilds: typeof standIns = [
  [/\/translator-for\.ts$/, '/translator-for-built.ts'],
  ...standIns,
  [/\/translations\.ts$/, '/translations-left-out.ts'],
];

/** Vite plugin: leaves out of the browser what only the server needs to know how to do. */
export function lightenPages(): Plugin {
  let replaced = standIns;
  return {
    name: 'quad:lighten-pages',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build') replaced = inBuilds;
    },
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client') return null;
      for (const [heavy, light] of replaced)
        if (heavy.test(source))
          return this.resolve(source.replace(heavy, light), importer, options);
      return null;
    },
  };
}
