// `npm run generate`: writes the files that follow from the declarations, and prints those that changed.
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { minifyIntrospection, outputIntrospectionFile } from 'gql.tada/internal';
import { introspectionFromSchema, printSchema } from 'graphql';
import { catalogueFile, collectMessages } from './collect-messages.ts';
import { compiledEmails } from './compile-emails.ts';
import { operationTypes } from './operation-types.ts';
import { model } from '../src/app/entities.ts';
import { liveCalls, operations } from '../src/app/operations.ts';
import { ownMigrations } from '../src/platform/database/migrate.server.ts';
import { buildApiSchema } from '../src/platform/graphql/schema.server.ts';
import { missingMigration, writeMigration } from '../src/platform/store/write-migration.server.ts';

const root = dirname(import.meta.dirname);

const schemaFile = new URL('../schema.graphql', import.meta.url);

const apiTypesFile = new URL('../src/platform/pages/graphql-env.d.ts', import.meta.url);

const operationTypesFile = new URL('../src/platform/graphql/operation-types.d.ts', import.meta.url);

/** The whole API in SDL, as committed. */
export const generatedSchema = (): string =>
  `# Generated from the entities and operations by \`npm run generate\`. Do not edit.\n\n${printSchema(buildApiSchema(model, operations, liveCalls).schema)}\n`;

/**
 * The API as types, for checking the documents of pages. Lint and formatter exclude the file by
 * name, so the generator's disable comments are removed.
 */
const generatedApiTypes = (): string =>
  outputIntrospectionFile(
    minifyIntrospection(
      introspectionFromSchema(buildApiSchema(model, operations, liveCalls).schema),
    ),
    { fileType: '.d.ts', shouldPreprocess: true },
  ).replace(/^(?:\/\*.*\*\/\n+)+/, '');

async function generatedFiles(): Promise<ReadonlyMap<URL, string>> {
  return new Map([
    [schemaFile, generatedSchema()],
    [apiTypesFile, generatedApiTypes()],
    [
      operationTypesFile,
      operationTypes(buildApiSchema(model, operations, liveCalls), operations, liveCalls),
    ],
    [catalogueFile, await collectMessages()],
    ...(await compiledEmails()),
  ]);
}

/** What is committed and no longer follows from the declarations; empty when all is fresh. */
export async function staleFiles(): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, fresh] of await generatedFiles()) {
    const committed = await readFile(file, 'utf8').catch(() => '');
    if (committed !== fresh) stale.push(basename(file.pathname));
  }
  const sql = await missingMigration(ownMigrations, model);
  return sql === '' ? stale : [...stale, 'migrations'];
}

if (import.meta.main) {
  const written: string[] = [];
  for (const [file, fresh] of await generatedFiles()) {
    if ((await readFile(file, 'utf8').catch(() => '')) === fresh) continue;
    await writeFile(file, fresh);
    written.push(relative(root, file.pathname));
  }
  const label = process.argv[2] ?? 'entities';
  const migration = await writeMigration(ownMigrations, model, label);
  if (migration) written.push('migrations/tables.json', `migrations/${migration}`);
  console.log(written.length > 0 ? written.join('\n') : 'Nothing has changed.');
}
