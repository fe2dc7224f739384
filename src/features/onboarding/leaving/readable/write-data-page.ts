import { formatOf, languageOf } from '../../../../platform/i18n/languages.ts';
import type { Message } from '../../../../platform/i18n/define-messages.ts';
import type { Translate } from '../../../../platform/i18n/translator-for.ts';
import { escapeHtml } from '../../../../platform/email/escape-html.ts';
import { dataFields } from './data-fields.messages.ts';
import { dataPage as messages } from './data-page.messages.ts';
import { dataTables } from './data-tables.messages.ts';

/** Who reads the page, and when it is written. */
interface Reader {
  readonly t: Translate;
  readonly locale: string;
  /** Null: times are in UTC. */
  readonly zone: string | null;
  readonly now: Date;
  readonly brand: { readonly name: string };
}

/** How values are written for one reader. */
interface Writer extends Reader {
  readonly list: Intl.ListFormat;
  readonly day: Intl.DateTimeFormat;
  readonly moment: Intl.DateTimeFormat;
}

/**
 * Everything stored about someone as a page to read and to print: one file without scripts that
 * loads nothing. It is made from the export itself, so it tells what the JSON tells.
 *
 * @param data the answer of `myData`: lists of records by the name of their table
 */
export function writeDataPage(data: unknown, reader: Reader): string {
  const { t, brand, now, locale, zone } = reader;
  const dates = formatOf(languageOf(locale));
  const writer: Writer = {
    ...reader,
    list: new Intl.ListFormat(dates),
    day: new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' }),
    moment: new Intl.DateTimeFormat(dates, {
      dateStyle: 'medium',
      timeStyle: 'long',
      timeZone: zone ?? 'UTC',
    }),
  };
  const tables = Object.entries(isObject(data) ? data : {}).flatMap(([name, rows]) =>
    Array.isArray(rows) ? [{ name, rows: rows.filter(isObject) }] : [],
  );
  const title = escapeHtml(t(messages.title, { brand: brand.name }));
  return `<!doctype html>
<html lang="${escapeHtml(languageOf(locale))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t(messages.asOf, { date: writer.moment.format(now) }))}</p>
<p>${escapeHtml(t(messages.leftOut))}</p>
<nav aria-labelledby="contents">
<h2 id="contents">${escapeHtml(t(messages.contents))}</h2>
<ul>
${tables.map(({ name }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(nameOf(t, dataTables, name))}</a></li>`).join('\n')}
</ul>
</nav>
${tables.map(({ name, rows }) => writeTable(writer, name, rows)).join('\n')}
</main>
</body>
</html>
`;
}

function writeTable(writer: Writer, name: string, rows: readonly Stored[]): string {
  const { t } = writer;
  const heading = nameOf(t, dataTables, name);
  const records = rows.map((record, index) => {
    const caption =
      rows.length > 1
        ? `<caption>${escapeHtml(t(messages.entry, { number: index + 1, count: rows.length }))}</caption>\n`
        : '';
    return `<table>\n${caption}<tbody>\n${writeRecord(writer, record)}\n</tbody>\n</table>`;
  });
  return `<section aria-labelledby="${escapeHtml(name)}">
<h2 id="${escapeHtml(name)}">${escapeHtml(heading)}</h2>
${records.join('\n')}
</section>`;
}

type Stored = Readonly<Record<string, unknown>>;

/** Its fields in lines; ids, which tell a person nothing, together in the last one. */
function writeRecord(writer: Writer, record: Stored): string {
  const { t } = writer;
  const filled = Object.entries(record).filter(([, value]) => isFilled(value));
  const lines = filled
    .filter(([, value]) => !isReference(value))
    .map(([name, value]) => [nameOf(t, dataFields, name), writeValue(writer, value)] as const);
  const references = filled
    .filter(([, value]) => isReference(value))
    .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  const all =
    references.length === 0
      ? lines
      : [...lines, [t(messages.references), writeLines(references, 'small')] as const];
  return all
    .map(([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${value}</td></tr>`)
    .join('\n');
}

const writeLines = (lines: readonly string[], kind: string) =>
  `<ul class="${kind}">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

/** A value as HTML. */
function writeValue(writer: Writer, value: unknown): string {
  const { t, list, day, moment, locale } = writer;
  if (typeof value === 'boolean') return escapeHtml(t(value ? messages.yes : messages.no));
  if (typeof value === 'number') return escapeHtml(value.toLocaleString(locale, plainNumber));
  if (Array.isArray(value)) {
    const parts = value.filter(isFilled);
    return parts.some((part) => typeof part === 'object')
      ? `<ul>${parts.map((part) => `<li>${writeValue(writer, part)}</li>`).join('')}</ul>`
      : escapeHtml(list.format(parts.map(String)));
  }
  if (isObject(value)) {
    const parts = Object.entries(value).filter(([, part]) => isFilled(part));
    return `<dl>${parts
      .map(
        ([name, part]) =>
          `<dt>${escapeHtml(nameOf(t, dataFields, name))}</dt><dd>${writeValue(writer, part)}</dd>`,
      )
      .join('')}</dl>`;
  }
  const text = String(value);
  if (dayForm.test(text)) return escapeHtml(day.format(new Date(text)));
  if (momentForm.test(text)) return escapeHtml(moment.format(new Date(text)));
  return escapeHtml(text);
}

/** Years, scores and codes are no amounts. */
const plainNumber = { useGrouping: false } as const;

const dayForm = /^\d{4}-\d\d-\d\d$/;
const momentForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  !(isObject(value) && Object.keys(value).length === 0);

const isReference = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isReference)
    : typeof value === 'string' && idForm.test(value);

/** What a table or a field of the export is called; one without a name as it is stored. */
function nameOf(t: Translate, names: Readonly<Record<string, Message>>, stored: string): string {
  const key = stored.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const message = Object.entries(names).find(([name]) => name === key)?.[1];
  return message ? t(message) : stored.replaceAll('_', ' ');
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; line-height: 1.2; }
nav ul { columns: 2 14rem; padding-left: 1.25rem; }
table { width: 100%; margin-top: 1rem; border-collapse: collapse; }
caption { padding: .25rem 0; text-align: left; font-weight: 600; }
th, td { padding: .5rem .75rem .5rem 0; border-top: 1px solid; text-align: left; vertical-align: top; }
th { width: 34%; font-weight: 600; }
td { overflow-wrap: anywhere; white-space: pre-wrap; }
td ul, td dl { margin: 0; padding-left: 1.25rem; white-space: normal; }
dt { font-weight: 600; }
dd { margin: 0 0 .25rem; }
.small { font-size: .8125rem; }
@media print { nav { display: none; } main { max-width: none; } table { break-inside: avoid; } h2 { break-after: avoid; } }
`;
