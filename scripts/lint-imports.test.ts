import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importRules } from './import-rules.ts';
import { readImports, type ReadImports } from './read-imports.ts';

const root = dirname(import.meta.dirname);

/** A small violation: its files, path to text, and the rule that must find it. */
interface Wrong {
  readonly rule: string;
  readonly files: Readonly<Record<string, string>>;
}

const wrongs: Readonly<Record<string, Wrong>> = {
  'a feature imports from one that comes after it': {
    rule: 'features-in-order',
    files: {
      'src/features/colleges/card.ts':
        "import { grid } from '../booths/grid.ts';\nexport const card = grid;",
      'src/features/booths/grid.ts': 'export const grid = 1;',
    },
  },
  'a feature reads the private folder of another': {
    rule: 'sub-folders-are-private',
    files: {
      'src/features/booths/card.ts':
        "import { row } from '../fairs/calendar/row.ts';\nexport const card = row;",
      'src/features/fairs/calendar/row.ts': 'export const row = 1;',
    },
  },
  'a module of the platform reads the private folder of another': {
    rule: 'modules-are-private',
    files: {
      'src/platform/email/send.ts':
        "import { row } from '../store/plans/row.ts';\nexport const x = row;",
      'src/platform/store/plans/row.ts': 'export const row = 1;',
    },
  },
  'the platform names a feature': {
    rule: 'platform-knows-no-feature',
    files: {
      'src/platform/store/read.ts':
        "import { fair } from '../../features/fairs/fair.ts';\nexport const x = fair;",
      'src/features/fairs/fair.ts': 'export const fair = 1;',
    },
  },
  'the platform draws something': {
    rule: 'platform-knows-no-interface',
    files: {
      'src/platform/store/read.ts':
        "import { button } from '../../ui/button.ts';\nexport const x = button;",
      'src/ui/button.ts': 'export const button = 1;',
    },
  },
  'a declaration imports the store': {
    rule: 'declarations-stay-pure',
    files: {
      'src/features/fairs/fair.entity.ts':
        "import { read } from '../../platform/store/read.ts';\nexport const Fair = read;",
      'src/platform/store/read.ts': 'export const read = 1;',
    },
  },
  'a declaration imports the other declaration instead of naming it': {
    rule: 'declarations-stay-pure',
    files: {
      'src/features/booths/fair-booth.entity.ts':
        "import { Fair } from '../fairs/fair.entity.ts';\nexport const FairBooth = Fair;",
      'src/features/fairs/fair.entity.ts': 'export const Fair = 1;',
    },
  },
  'a feature reaches for the list of all features': {
    rule: 'only-the-app-knows-everything',
    files: {
      'src/features/fairs/list.ts':
        "import { all } from '../../app/entities.ts';\nexport const list = all;",
      'src/app/entities.ts': 'export const all = 1;',
    },
  },
  'two modules need each other': {
    rule: 'no-cycles',
    files: {
      'src/features/fairs/one.ts': "import { two } from './two.ts';\nexport const one = two;",
      'src/features/fairs/two.ts': "import { one } from './one.ts';\nexport const two = one;",
    },
  },
  'two modules need no more than the types of each other': {
    rule: 'no-cycles',
    files: {
      'src/features/fairs/one.ts': "import type { Two } from './two.ts';\nexport type One = Two;",
      'src/features/fairs/two.ts': "import type { One } from './one.ts';\nexport type Two = One;",
    },
  },
  'a file that a browser could load reads the disk': {
    rule: 'outside-only-from-server-files',
    files: {
      'src/features/fairs/read-file.ts':
        "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;",
    },
  },
  'a file that a browser could load talks to the database': {
    rule: 'outside-only-from-server-files',
    files: {
      'src/features/fairs/query.ts': "import pg from 'pg';\nexport const x = pg;",
      'node_modules/pg/package.json': '{"name":"pg","version":"8.0.0","main":"index.js"}',
      'node_modules/pg/index.js': 'export default 1;',
      'package.json': '{"dependencies":{"pg":"8.0.0"}}',
    },
  },
  'a file that a browser could load imports one that it could not': {
    rule: 'server-files-stay-on-the-server',
    files: {
      'src/features/fairs/card.ts': "import { x } from './read.server.ts';\nexport const card = x;",
      'src/features/fairs/read.server.ts': 'export const x = 1;',
    },
  },
  'the product imports what is there for tests': {
    rule: 'tests-are-not-imported',
    files: {
      'src/features/fairs/card.ts':
        "import { x } from '../../platform/testing/database.ts';\nexport const card = x;",
      'src/platform/testing/database.ts': 'export const x = 1;',
    },
  },
  'the product imports a script': {
    rule: 'source-needs-no-tools',
    files: {
      'src/features/fairs/card.ts':
        "import { x } from '../../../scripts/x.ts';\nexport const card = x;",
      'scripts/x.ts': 'export const x = 1;',
    },
  },
  'an import leads nowhere': {
    rule: 'everything-resolves',
    files: {
      'src/features/fairs/card.ts': "import { x } from './gone.ts';\nexport const card = x;",
    },
  },
  'a file is called by no name': {
    rule: 'no-vague-names',
    files: { 'src/features/fairs/date-utils.ts': 'export const x = 1;' },
  },
  'a folder passes on what others export': {
    rule: 'no-vague-names',
    files: { 'src/features/fairs/index.ts': 'export const x = 1;' },
  },
  'a folder has more files than one idea needs': {
    rule: 'no-crowded-folders',
    files: Object.fromEntries(
      Array.from({ length: 31 }, (_, n) => [
        `src/features/fairs/calendar/day-${n}.ts`,
        'export const x = 1;',
      ]),
    ),
  },
  'a folder is neither feature nor platform': {
    rule: 'every-folder-is-a-feature',
    files: { 'src/services/read.ts': 'export const x = 1;' },
  },
};

async function layOut(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quad-lint-imports-'));
  for (const [path, text] of Object.entries(files)) {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  return folder;
}

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('the import rules bites', () => {
  test.each(Object.entries(wrongs))('when %s', async (_name, { rule, files }) => {
    const folder = await layOut(files);
    folders.push(folder);
    const { breaches } = await readImports(folder, ['src']);
    expect(breaches.map((breach) => breach.rule)).toContain(rule);
  });

  test('and every rule of it has a wrong that proves it', () => {
    const proved = new Set(Object.values(wrongs).map((wrong) => wrong.rule));
    expect(importRules.filter((rule) => !proved.has(rule.name ?? ''))).toEqual([]);
  });

  test('but lets a type of a server file through, because nothing of it is left when it runs', async () => {
    const folder = await layOut({
      'src/features/fairs/card.ts':
        "import type { X } from './read.server.ts';\nimport type { Server } from 'node:http';\nexport type Card = X | Server;",
      'src/features/fairs/read.server.ts': 'export type X = 1;',
    });
    folders.push(folder);
    expect((await readImports(folder, ['src'])).breaches).toEqual([]);
  });
});

describe('in this repository', () => {
  let read: ReadImports;
  beforeAll(async () => {
    read = await readImports(root, ['src', 'tests', 'scripts']);
  });

  test('the modules are really read', () => {
    expect(read.modules).toBeGreaterThan(50);
  });

  test('every import keeps the law', () => {
    expect(read.breaches).toEqual([]);
  });
});
