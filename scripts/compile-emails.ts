import { readFile } from 'node:fs/promises';
import mjml2html from 'mjml';

const folder = new URL('../src/platform/email/templates/', import.meta.url);

/** Placeholders in the MJML for brand colors, which MJML would not accept as colors. */
const colors: Readonly<Record<string, string>> = {
  '#010203': '{{primary}}',
  '#040506': '{{onPrimary}}',
  '#070809': '{{primaryInDark}}',
};

/**
 * Compiles an email's MJML into the module that is filled for each email; the server itself never
 * reads MJML.
 * @throws Error if the MJML is invalid
 */
async function compileEmail(name: string): Promise<string> {
  const file = new URL(`${name}.mjml`, folder);
  const { html, errors } = await mjml2html(await readFile(file, 'utf8'), {
    filePath: file.pathname,
    // Nothing is loaded, no font either.
    fonts: {},
    ignoreIncludes: false,
    includePath: folder.pathname,
    keepComments: true,
    validationLevel: 'strict',
  });
  if (errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const set = html
    .replace(/#0[0-9a-f]{5}/g, (color) => colors[color] ?? color)
    .replace(/="qq"/g, '="{{language}}"')
    .replace(/\s*\n\s*/g, '\n')
    // Line breaks in user text are shown; those of the template are not.
    .replace(/>\n\{\{/g, '>{{')
    .replace(/\}\}\n</g, '}}<')
    .trim();
  return (
    `// Compiled from ${name}.mjml by \`npm run generate\`. Do not edit.\n` +
    `export const ${name}Html = ${JSON.stringify(`${set}\n`)};\n`
  );
}

/** The compiled templates by module path. */
export async function compiledEmails(): Promise<ReadonlyMap<URL, string>> {
  const compiled = new Map<URL, string>();
  for (const name of ['email', 'campaign'])
    compiled.set(new URL(`${name}-html.ts`, folder), await compileEmail(name));
  return compiled;
}
