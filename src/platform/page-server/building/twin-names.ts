/** The file of a script in another language than English: `site-1a2b3c4d.es.js`. */
export const twinOf = (script: string, language: string): string =>
  script.replace(/\.js$/, `.${language}.js`);

/** Everything that is a script in a text, as a file of our assets or next to another. */
const names = /[\w.-]+\.js\b/g;

/**
 * A text that names scripts (a script, the map of routes), with the names of those in a language.
 * @param twins the scripts that exist in it, without their folder
 */
export const nameTwins = (text: string, twins: ReadonlySet<string>, language: string): string =>
  text.replace(names, (name) => (twins.has(name) ? twinOf(name, language) : name));

/** The English scripts of a folder that have a twin in a language. */
export function readTwins(files: readonly string[], language: string): Set<string> {
  const ending = `.${language}.js`;
  return new Set(
    files
      .filter((name) => name.endsWith(ending))
      .map((name) => `${name.slice(0, -ending.length)}.js`),
  );
}
