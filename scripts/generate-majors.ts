/**
 * Writes src/features/colleges/federal-files/cip-2020.json, the fields of study that Quad knows, from
 * the list of titles of the Classification of Instructional Programs 2020 (National Center for
 * Education Statistics, public domain): `node scripts/generate-majors.ts CIP_TITLES.csv[.gz]`.
 */
import { writeFile } from 'node:fs/promises';
import { readCipTitles } from '../src/features/colleges/federal-files/read-federal-files.server.ts';

const source = process.argv[2];
if (source === undefined) throw new Error('Say which file holds the titles.');

const small = new Set(['and', 'of', 'the', 'in', 'for', 'or', 'to']);

/** Families are in capitals in the source; people read them in title case. */
const inTitleCase = (title: string): string =>
  title
    .toLowerCase()
    .split(' ')
    .map((word, place) =>
      place > 0 && small.has(word)
        ? word
        : word.replace(
            /(^|[/-])(\p{L})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(' ');

const titles = [...(await readCipTitles(source))]
  .filter(([code, title]) => code.length <= 5 && !/^reserved\.?$/i.test(title))
  .map(([code, title]) => [code, code.length === 2 ? inTitleCase(title) : title.replace(/\.$/, '')])
  .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));

const lines = titles.map((pair) => `    ${JSON.stringify(pair)}`).join(',\n');
const cited =
  'Classification of Instructional Programs (CIP) 2020, two- and four-digit titles, National Center for Education Statistics, U.S. Department of Education; public domain.';
await writeFile(
  new URL('../src/features/colleges/federal-files/cip-2020.json', import.meta.url),
  `{\n  "source": ${JSON.stringify(cited)},\n  "titles": [\n${lines}\n  ]\n}\n`,
);
