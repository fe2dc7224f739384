import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toOthers, toStudents } from '../support/test-mail-kinds.ts';

const source = join(import.meta.dirname, '../../src');
const read = (path: string) => readFileSync(join(source, path), 'utf8');

/** Functions that put email into the outbox. */
const sends = /\b(?:sendAccountEmail|tellReps|tellOne|openBatch)\(|\bmailer\s*\.send\(/;
/** How a file names the kind: a literal, a prefix, or a constant. */
const kinds = [
  /\bkind: '([a-z]+(?:-[a-z]+)*)'/g,
  /\bpurpose: '([a-z-]+)' \| '([a-z-]+)'/g,
  /\b(?:mailKind|campaignBatch) = '([a-z-]+)'/g,
  /`([a-z]+-)\$\{(?:occasion|kind|news)\}`/g,
];
/** It passes on kinds of others. */
const passOn = ['features/accounts/account-email.server.ts'];

/** The kinds of email that each file sends. */
function sentKinds(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const path of globSync('**/*.ts', { cwd: source })) {
    if (/\.(?:test|fixture)\.|(?:^|\/)testing\/|^platform\//.test(path)) continue;
    // What is issued is emailed by another file, of which the kinds are read.
    const text = read(path).replaceAll(/\bissueBillingDocument\([^;]*;/g, '');
    if (!sends.test(text)) continue;
    const said = kinds.flatMap((kind) =>
      [...text.matchAll(kind)].flatMap(([, ...groups]) => groups),
    );
    found.set(path, said);
  }
  const codes = 'features/accounts/mailed-codes/send-codes.server.ts';
  const [, union = ''] = /type CodeMailKind =([^;]+);/.exec(read(codes)) ?? [];
  found.set(codes, union.match(/[a-z]+(?:-[a-z]+)+/g) ?? []);
  return found;
}

const sent = sentKinds();
const classified = [...Object.keys(toStudents), ...Object.keys(toOthers)];

test('every file that sends mail says which kind, so that this test can read it', () => {
  const silent = [...sent].filter(([, said]) => said.length === 0).map(([path]) => path);
  expect(silent.toSorted()).toEqual(passOn);
  expect(sent.size).toBeGreaterThan(15);
});

test('every kind of mail is classified: the switch of students that it obeys, or for whom else it is', () => {
  const unknown = [...sent].flatMap(([path, said]) =>
    said
      .filter((kind) =>
        kind.endsWith('-')
          ? !classified.some((one) => one.startsWith(kind))
          : !classified.includes(kind),
      )
      .map((kind) => `${path}: ${kind} is not in test-mail-kinds.ts`),
  );
  expect(unknown).toEqual([]);
});
